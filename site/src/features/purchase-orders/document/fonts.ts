import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'

const require = createRequire(import.meta.url)

type Script = 'arabic' | 'bengali' | 'thai' | 'myanmar' | 'latin'
type Weight = 'regular' | 'bold'

/** Whoever is first takes a character; the last also has Greek, Cyrillic and the letters of Vietnamese. */
const SCRIPTS: readonly [Script, RegExp][] = [
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['bengali', /\p{Script_Extensions=Bengali}/u],
  ['thai', /\p{Script_Extensions=Thai}/u],
  ['myanmar', /\p{Script_Extensions=Myanmar}/u],
]

const FILES: Record<Script, [family: string, prefix: string]> = {
  arabic: ['noto-sans-arabic', 'NotoSansArabic'],
  bengali: ['noto-sans-bengali', 'NotoSansBengali'],
  thai: ['noto-sans-thai', 'NotoSansThai'],
  myanmar: ['noto-sans-myanmar', 'NotoSansMyanmar'],
  latin: ['noto-sans', 'NotoSans'],
}

/** What pdfkit takes for names of features, and hands on. */
export type Direction = readonly ['ltr'] | readonly ['rtl']

/** A font that puts text into glyphs as HarfBuzz does; it writes them in the order in which they stand on paper. */
export interface ShapingFont {
  name: string
  /** For pdfkit, which asks it for the glyphs. */
  font: Font
  /** In units of which an em has `unitsPerEm`. */
  widthOf: (text: string, direction: Direction) => number
  unitsPerEm: number
}

const fonts = new Map<string, ShapingFont>()

/** The script whose font writes a character; null for what any font does, such as a space. */
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
  const [family, prefix] = FILES[script]
  const cut = weight === 'bold' ? '700Bold' : '400Regular'
  const path = require.resolve(`@expo-google-fonts/${family}/${cut}/${prefix}_${cut}.ttf`)
  const bytes = readFileSync(path)
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)))
  // A file of one font is no collection.
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

/** In place of fontkit's own shaping, which takes some conjuncts of Bengali and stacks of Myanmar apart. */
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
