import { z } from 'zod'

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour in small letters such as #0b6b66')

/** What each is for: `docs/design.md`. */
const palette = z.strictObject({
  ink: color,
  inkQuiet: color,
  surface: color,
  raised: color,
  line: color,
  fieldLine: color,
  brand: color,
  brandStrong: color,
  brandSoft: color,
  onBrand: color,
  accent: color,
  accentStrong: color,
  onAccent: color,
  ground: color,
  /** What the form of the ground goes over into. */
  groundEnd: color,
  onGround: color,
  onGroundQuiet: color,
  groundLine: color,
  good: color,
  goodSoft: color,
  wait: color,
  waitSoft: color,
  bad: color,
  badSoft: color,
})

const pixels = z.number().int().min(0).max(40)

/** Of the device's own fonts: names that a style sheet can hold as they are. */
const fonts = z
  .string()
  .max(300)
  .regex(/^[\w '",-]+$/, 'must be names of fonts with commas between them')

/** In a square of 32 units. */
const path = z
  .string()
  .max(1000)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/, 'must be the path of an SVG, in a square of 32 units')

/** A group's face. */
export const theme = z.strictObject({
  $schema: z.string().optional(),
  /** Beside the mark, and for editors. */
  name: z.string().min(1).max(30),
  light: palette,
  dark: palette,
  /** CSS pixels. */
  radius: z.strictObject({ field: pixels, card: pixels, chip: z.number().int().min(0).max(999) }),
  type: z.strictObject({
    text: fonts,
    titles: fonts,
    titleWeight: z.number().int().min(400).max(900),
    /** In em. */
    titleSpacing: z.number().min(-0.05).max(0.05),
  }),
  groundForm: z.enum(['plain', 'glow', 'slope']),
  mark: z.strictObject({
    radius: z.number().min(0).max(16),
    ground: color,
    line: color,
    detail: color,
    width: z.number().min(1).max(6),
    lines: path,
    details: path,
  }),
  /** Wallpapers of drawn devices: two of the ground, and that of the hill on it. */
  drawings: z
    .array(z.tuple([color, color, color]))
    .min(1)
    .max(8),
})

export type ThemeFile = z.infer<typeof theme>
export type Palette = z.infer<typeof palette>
export type PaletteColor = keyof Palette

/** What code needs of it; the rest is in the style sheet. */
export interface Theme extends Pick<ThemeFile, 'name' | 'mark' | 'drawings'> {
  id: string
  /** Of a browser's frame, and of an installed page. */
  surface: { light: string; dark: string }
  brand: string
}
