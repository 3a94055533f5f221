import type { Locale } from '@carelane/countries'
import type { Forms } from '@carelane/messages/assistant'
import { type Form, formsOf } from './forms'
import { toTyped, withoutMarks } from './typed'

/** A text as rules look at it. */
export interface Readable {
  /** Its words as they are typed, in lower case, with one space before, between and after. */
  typed: string
  /** The same without accents and tones. */
  spaced: string
  /** As typed and without spaces, for scripts that put none between words. */
  joined: string
  /** Where its words begin and end in `joined`; found when first asked for, since that is slow. */
  edges: () => ReadonlySet<number>
}

/** Where a form stands in a text: UTF-16 units of the text it was found in. */
export interface Place {
  from: number
  to: number
}

/** In these a mark makes another word: ở đâu asks where, đau is pain. */
const TONAL: ReadonlySet<Locale> = new Set(['vi'])

const UNSPACED: ReadonlySet<Locale> = new Set(['th', 'my'])

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** A text without what people leave out or type differently: case, Arabic vowel marks, signs; `spaced` also accents. */
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

/**
 * Whether a text has one of the forms of a list. Where they are typed without their marks they count as well, but in a
 * language of tones only in a text without any; `asTyped` asks for the tones there too.
 */
export function hasAny(text: Readable, list: Forms, locale: Locale, how: 'asTyped' | 'lenient'): boolean {
  return placesOf(text, list, locale, how).length > 0
}

/** Where the forms of a list stand in a text. */
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
  // Several words in a row are no others by chance, whatever marks they have.
  return [...found, ...placesBy(forms.bare, text.typed), ...placesBy(forms.barePhrases, text.spaced)]
}

/** The same in `typed`, also of scripts that are searched without their spaces. */
export function typedPlacesOf(text: Readable, list: Forms, locale: Locale): readonly Place[] {
  const places = placesOf(text, list, locale, 'lenient')
  if (!UNSPACED.has(locale)) return places
  // In UTF-16 units, as places count them.
  const at = text.typed.split('').flatMap((unit, index) => (unit === ' ' ? [] : [index]))
  return places.map(({ from, to }) => ({ from: at[from] ?? 0, to: (at[to - 1] ?? 0) + 1 }))
}

/** The text with a gap for each place of a list, which then says nothing more and parts what stands beside it. */
export function without(text: Readable, list: Forms, locale: Locale): Readable {
  const places = placesOf(text, list, locale, 'lenient')
  if (places.length === 0) return text
  const isCut = new Set(
    places.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const isJoined = UNSPACED.has(locale)
  let at = 0
  // In UTF-16 units, as places count them.
  const left = text.typed.split('').map((unit, index) => {
    const place = isJoined ? at : index
    if (isJoined && unit !== ' ') at += 1
    return isCut.has(place) && !(isJoined && unit === ' ') ? CUT : unit
  })
  return toReadable(left.join('').replace(/\|+/g, ` ${GAP} `))
}

/** A number of no language of ours, which words beside it are cut from in every script. */
export const GAP = '〇'

/** No letter, so that no text has it by now. */
const CUT = '|'

function placesBy(expression: RegExp | null, text: string): Place[] {
  if (!expression) return []
  return Array.from(text.matchAll(expression), (found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }))
}

/**
 * A form of one word is found as a whole word, since หมอ stands in หมอง too; one of several words where it begins or ends
 * with a word, because what the dictionary does not know is cut by guessing.
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

/** Scripts that only one or two of our languages have: people write them wherever they are. */
const OWN_SCRIPT: readonly Locale[] = ['ar', 'bn', 'my', 'ru', 'th', 'uk']

/** The languages that a question may be in: the section's, English, and those that its script tells apart. */
export function languagesOf(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'en', ...OWN_SCRIPT])]
}
