import { toAsciiDigits } from '@carelane/after-sales/digits'
import type { Passage } from '../engine/find-passages'

/** A sentence that may be shown, with the places of the passages that it cites. */
export interface Checked {
  text: string
  cites: number[]
}

/** More than a sentence of an answer needs, in UTF-16 units. */
const LONGEST = 600

const CITES = /\s*((?:\[\d+\]\s*[.,;]?\s*)+)$/u

/** Whatever leads somewhere: our own pages are linked by their sources alone. */
const LEADS = /(?:https?:|www\.|\b[a-z][a-z0-9+.-]*:\/\/|\]\(|<[a-z/!]|\S+@\S+\.\S)/iu
const HOST =
  /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|info|biz|co|me|xyz|ru|cn|in|ng|app|dev|example|site|online|shop)\b/iu

/** What says nothing on its own: of these words a sentence may have any number. */
const SHORT = 3

/** How much of a sentence's longer words has to stand in what it cites, where both are in one language. */
const SUPPORT = 0.5

/**
 * Reads a line of a model's answer; null where it is not to be shown: it cites nothing, or what was not given, leads
 * somewhere, names a number that its passages do not, or says what they do not say.
 * @param isSameLanguage whether words can be compared: in another language only the numbers can
 */
export function checkSentence(
  line: string,
  passages: readonly Passage[],
  isSameLanguage: (passage: Passage) => boolean,
): Checked | null {
  const [, marks] = CITES.exec(line) ?? []
  if (marks === undefined || line.length > LONGEST) return null
  const text = line.replace(CITES, '').trim()
  const cites = [...new Set([...marks.matchAll(/\d+/g)].map(([digits]) => Number(digits) - 1))]
  const cited = cites.flatMap((place) => passages[place] ?? [])
  if (text === '' || cited.length < cites.length || LEADS.test(text) || HOST.test(text)) return null
  if (/\[\d+\]/.test(text)) return null
  const said = cited.map(textOf).join(' ')
  if (numbersOf(text).some((number) => !numbersOf(said).includes(number))) return null
  if (cited.every(isSameLanguage) && support(text, said) < SUPPORT) return null
  return { text, cites }
}

function textOf({ source, heading, sentences }: Passage): string {
  return [source.title, heading ?? '', ...sentences].join(' ')
}

/** With the digits 0 to 9, without what groups them. */
function numbersOf(text: string): string[] {
  const digits = toAsciiDigits(text.normalize('NFKC'))
  return (digits.match(/\d[\d.,]*\d|\d/g) ?? []).map((number) => number.replace(/[.,]/g, ''))
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The share of the longer words that stand in the passages as well, or begin as a word of theirs. */
function support(text: string, said: string): number {
  const given = new Set(wordsOf(said).map(stem))
  const all = wordsOf(text)
  if (all.length === 0) return 0
  return all.filter((word) => given.has(stem(word))).length / all.length
}

function wordsOf(text: string): string[] {
  return [...words.segment(text.normalize('NFKC').toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike && [...segment].length > SHORT ? [segment] : [],
  )
}

/** As far as endings leave a word alone. */
function stem(word: string): string {
  return [...word].slice(0, 5).join('')
}
