import type { Locale } from '@carelane/countries'
import type { Forms } from '@carelane/messages/assistant'
import { type Form, formsOf } from './forms'
import { toTyped, withoutMarks } from './typed'

export interface Readable {
  /** Lower case; one space between words and at both ends. */
  typed: string
  /** Without accents and tones. */
  spaced: string
  joined: string
  /** Word boundaries in `joined`; slow, so on demand. */
  edges: () => ReadonlySet<number>
}

export interface Place {
  from: number
  to: number
}

/** Marks make other words: ở đâu asks where, đau is pain. */
const TONAL: ReadonlySet<Locale> = new Set(['vi'])

const UNSPACED: ReadonlySet<Locale> = new Set(['th', 'my'])

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

export function toReadable(text: string): Readable {
  const typed = ` ${toTyped(text)} `
  let edges: ReadonlySet<number> | undefined
  return {
    typed,
    spaced: withoutMarks(typed),
    joined: typed.replaceAll(' ', ''),
    edges: () => (edges ??= edgesOf(typed)),
  }
}

/** Counts forms without marks too; in tonal languages only if the text has none, never with `asTyped`. */
export function hasAny(text: Readable, list: Forms, locale: Locale, how: 'asTyped' | 'lenient'): boolean {
  return placesOf(text, list, locale, how).length > 0
}

export function placesOf(
  text: Readable,
  list: Forms,
  locale: Locale,
  how: 'asTyped' | 'lenient',
): readonly Place[] {
  const forms = formsOf(list, locale)
  if (forms.all.length === 0) return []
  if (UNSPACED.has(locale)) return forms.all.flatMap((form) => placesWithin(text, form))
  const found = placesBy(forms.typed, text.typed)
  const isTonal = TONAL.has(locale)
  if (isTonal && (how === 'asTyped' || text.typed !== text.spaced)) return found
  // Several words in a row match by intent, whatever their marks.
  return [...found, ...placesBy(forms.bare, text.typed), ...placesBy(forms.barePhrases, text.spaced)]
}

/** In `typed`, for scripts searched without spaces too. */
export function typedPlacesOf(text: Readable, list: Forms, locale: Locale): readonly Place[] {
  const places = placesOf(text, list, locale, 'lenient')
  if (!UNSPACED.has(locale)) return places
  // `split('')` counts UTF-16 units, as places do.
  const at = text.typed.split('').flatMap((unit, index) => (unit === ' ' ? [] : [index]))
  return places.map(({ from, to }) => ({ from: at[from] ?? 0, to: (at[to - 1] ?? 0) + 1 }))
}

/** Leaves gaps, so that the words on both sides stay apart. */
export function without(text: Readable, list: Forms, locale: Locale): Readable {
  const places = placesOf(text, list, locale, 'lenient')
  if (places.length === 0) return text
  const isCut = new Set(
    places.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const isJoined = UNSPACED.has(locale)
  let at = 0
  const left = text.typed.split('').map((unit, index) => {
    const place = isJoined ? at : index
    if (isJoined && unit !== ' ') at += 1
    return isCut.has(place) && !(isJoined && unit === ' ') ? CUT : unit
  })
  return toReadable(left.join('').replace(/\|+/g, ` ${GAP} `))
}

/** A numeral of no language here: a word of its own in every script. */
export const GAP = '〇'

const CUT = '|'

function placesBy(expression: RegExp | null, text: string): Place[] {
  if (!expression) return []
  return Array.from(text.matchAll(expression), (found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }))
}

/**
 * Single words match whole, since หมอ is part of หมอง. Phrases match at one word boundary, because unknown words are
 * segmented by guessing.
 */
function placesWithin(text: Readable, { joined, isPhrase }: Form): Place[] {
  const places: Place[] = []
  for (let from = text.joined.indexOf(joined); from >= 0; from = text.joined.indexOf(joined, from + 1)) {
    const to = from + joined.length
    const [begins, ends] = [text.edges().has(from), text.edges().has(to)]
    if (isPhrase ? begins || ends : begins && ends) places.push({ from, to })
  }
  return places
}

function edgesOf(typed: string): ReadonlySet<number> {
  const edges = new Set([0])
  let at = 0
  for (const { segment } of segmenter.segment(typed.trim())) {
    at += segment.replaceAll(' ', '').length
    edges.add(at)
  }
  return edges
}

const OWN_SCRIPT: readonly Locale[] = ['ar', 'bn', 'my', 'ru', 'th', 'uk']

/** The section's, English, and those that their script identifies. */
export function languagesOf(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'en', ...OWN_SCRIPT])]
}
