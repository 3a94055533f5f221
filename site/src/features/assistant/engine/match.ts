import { toAsciiDigits } from '@carelane/after-sales/digits'
import type { Locale } from '@carelane/countries'

/** A text as rules look at it. */
export interface Readable {
  /** Folded words with one space before, between and after. */
  spaced: string
  /** The same without spaces, for scripts that put none between words. */
  joined: string
}

const UNSPACED: ReadonlySet<Locale> = new Set(['th', 'my'])

/** A text without what people leave out or type differently: case, accents, Arabic vowel marks, signs. */
export function toReadable(text: string): Readable {
  const folded = toAsciiDigits(text)
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0640\u200b-\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
  return { spaced: ` ${folded} `, joined: folded.replaceAll(' ', '') }
}

/**
 * Whether a text has one of the forms of a list with commas between them; a star stands for whatever a word ends in. Of
 * scripts without spaces a form may stand anywhere.
 */
export function hasAny(text: Readable, list: string, locale: Locale): boolean {
  return formsOf(list).some(({ folded, open }) =>
    UNSPACED.has(locale)
      ? text.joined.includes(folded.replaceAll(' ', ''))
      : text.spaced.includes(` ${folded}${open ? '' : ' '}`),
  )
}

interface Form {
  folded: string
  open: boolean
}

const read = new Map<string, readonly Form[]>()

function formsOf(list: string): readonly Form[] {
  const before = read.get(list)
  if (before) return before
  const forms = list
    .split(',')
    .map((each) => ({ folded: toReadable(each).spaced.trim(), open: each.trim().endsWith('*') }))
    .filter(({ folded }) => folded !== '')
  read.set(list, forms)
  return forms
}

/** Scripts that only one or two of our languages have: people write them wherever they are. */
const OWN_SCRIPT: readonly Locale[] = ['ar', 'bn', 'my', 'ru', 'th', 'uk']

/** The languages that a question may be in: the section's, English, and those that its script tells apart. */
export function languagesOf(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'en', ...OWN_SCRIPT])]
}
