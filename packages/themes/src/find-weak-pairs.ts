import { contrast, withContrast } from './contrast'
import type { Palette, PaletteColor } from './theme'

/** WCAG 2.2, 1.4.3 and 1.4.11 */
const TEXT = 4.5
const CONTROL = 3

/** What is read, and on what. */
const TEXTS: readonly (readonly [PaletteColor, readonly PaletteColor[]])[] = [
  ['ink', ['surface', 'raised', 'brandSoft', 'goodSoft', 'waitSoft', 'badSoft']],
  ['inkQuiet', ['surface', 'raised', 'brandSoft', 'goodSoft', 'waitSoft', 'badSoft']],
  ['brand', ['surface', 'raised', 'brandSoft']],
  ['brandStrong', ['surface', 'raised', 'brandSoft']],
  ['onBrand', ['brand', 'brandStrong']],
  ['onAccent', ['accent', 'accentStrong']],
  ['accent', ['ground', 'groundEnd']],
  ['onGround', ['ground', 'groundEnd']],
  ['onGroundQuiet', ['ground', 'groundEnd']],
  ['good', ['surface', 'raised', 'goodSoft']],
  ['wait', ['surface', 'raised', 'waitSoft']],
  ['bad', ['surface', 'raised', 'badSoft']],
]

/** Borders by which a control is known. */
const CONTROLS: typeof TEXTS = [['fieldLine', ['surface', 'raised']]]

export interface WeakPair {
  color: PaletteColor
  on: PaletteColor
  ratio: number
  least: number
  /** In place of `color`, on all that it stands on. */
  better: string
}

export function findWeakPairs(palette: Palette): WeakPair[] {
  const weak = (list: typeof TEXTS, least: number) =>
    list.flatMap(([color, grounds]) =>
      grounds.flatMap((on) => {
        const ratio = contrast(palette[color], palette[on])
        if (ratio >= least) return []
        const all = grounds.map((ground) => palette[ground])
        return [{ color, on, ratio, least, better: withContrast(palette[color], all, least) }]
      }),
    )
  return [...weak(TEXTS, TEXT), ...weak(CONTROLS, CONTROL)]
}
