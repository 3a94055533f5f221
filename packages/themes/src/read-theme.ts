import { z } from 'zod'
import { contrast } from './contrast'
import { findWeakPairs } from './find-weak-pairs'
import { theme, type ThemeFile } from './theme'

/** Of graphics. WCAG 2.2, 1.4.11 */
const MARK = 3

export class ThemeError extends Error {}

/**
 * @param file named in errors
 * @throws ThemeError with all that is wrong, and what to change
 */
export function readTheme(file: string, text: string): ThemeFile {
  const read = theme.safeParse(asJson(file, text))
  if (!read.success) throw new ThemeError(`${file} cannot be read:\n${z.prettifyError(read.error)}`)
  const problems = problemsOf(read.data)
  if (problems.length > 0)
    throw new ThemeError([`${file} has colours that cannot be read:`, ...problems].join('\n'))
  return read.data
}

function asJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ThemeError(`${file} is not JSON: ${String(error)}`, { cause: error })
  }
}

function problemsOf({ light, dark, mark }: ThemeFile): string[] {
  const ofPalettes = Object.entries({ light, dark }).flatMap(([scheme, palette]) =>
    findWeakPairs(palette).map(
      ({ color, on, ratio, least, better }) =>
        `- ${scheme}: ${color} ${palette[color]} on ${on} ${palette[on]} has ${ratio.toFixed(2)} : 1, ` +
        `needs ${least} : 1. ${color} ${better} would do, or change ${on}.`,
    ),
  )
  const ofMark = contrast(mark.line, mark.ground)
  if (ofMark >= MARK) return ofPalettes
  return [
    ...ofPalettes,
    `- mark: line ${mark.line} on ground ${mark.ground} has ${ofMark.toFixed(2)} : 1, needs ${MARK} : 1.`,
  ]
}
