import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'

const require = createRequire(import.meta.url)

type Script = 'arabic' | 'bengali' | 'thai' | 'myanmar' | 'latin'
type Weight = 'regular' | 'bold'

/** First match wins. */
const SCRIPTS: readonly [Script, RegExp][] = [
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['bengali', /\p{Script_Extensions=Bengali}/u],
  ['thai', /\p{Script_Extensions=Thai}/u],
  ['myanmar', /\p{Script_Extensions=Myanmar}/u],
]

/** Written out for bundlers. */
const FILES: Record<Script, Record<Weight, () => string>> = {
  arabic: {
    regular: () =>
      require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  },
  bengali: {
    regular: () =>
      require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  },
  thai: {
    regular: () =>
      require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  },
  myanmar: {
    regular: () =>
      require.resolve('@expo-google-fonts/noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans-myanmar/700Bold/NotoSansMyanmar_700Bold.ttf'),
  },
  latin: {
    regular: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
}

/** pdfkit passes its feature list on: here the direction. */
export type Direction = readonly ['ltr'] | readonly ['rtl']

export interface ShapingFont {
  name: string
  font: Font
  /** In units of `unitsPerEm`. */
  widthOf: (text: string, direction: Direction) => number
  unitsPerEm: number
}

const fonts = new Map<string, ShapingFont>()

/** Null for characters of any font, such as spaces. */
export function scriptOf(character: string): Script | null {
  if (/^[\p{White_Space}\p{Mn}\p{Cf}]$/u.test(character)) return null
  return (
    SCRIPTS.find(([, own]) => own.test(character) && !/\p{Script=Common}/u.test(character))?.[0] ?? 'latin'
  )
}

export function fontOf(script: Script, weight: Weight): ShapingFont {
  const name = `${script}-${weight}`
  const font = fonts.get(name) ?? open(name, script, weight)
  fonts.set(name, font)
  return font
}

function open(name: string, script: Script, weight: Weight): ShapingFont {
  const bytes = readFileSync(FILES[script][weight]())
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)))
  const font = create(bytes) as Font
  const layout = (text: string, [direction]: readonly string[] = []) =>
    shape(font, shaper, text, direction === 'rtl')
  return {
    name,
    font: Object.assign(font, { layout }) as unknown as Font,
    widthOf: (text, direction) => layout(text, direction).advanceWidth,
    unitsPerEm: font.unitsPerEm,
  }
}

/** fontkit breaks some Bengali conjuncts and Myanmar stacks. */
function shape(font: Font, shaper: harfbuzz.Font, text: string, isRightToLeft: boolean): GlyphRun {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
  harfbuzz.shape(shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const glyphs: Glyph[] = infos.map(({ codepoint }) => font.getGlyph(codepoint))
  const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return { glyphs, positions, advanceWidth } as unknown as GlyphRun
}
