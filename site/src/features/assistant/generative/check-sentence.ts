import { toAsciiDigits } from '@carelane/after-sales/digits'
import type { Passage } from '../engine/find-passages'

export interface Checked {
  text: string
  cites: number[]
}

/** UTF-16 units. */
const LONGEST = 600

const CITES = /\s*((?:\[\d+\]\s*[.,;]?\s*)+)$/u

/** Only sources link to our pages. */
const LEADS = /(?:https?:|www\.|\b[a-z][a-z0-9+.-]*:\/\/|\]\(|<[a-z/!]|\S+@\S+\.\S)/iu
const HOST =
  /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|info|biz|co|me|xyz|ru|cn|in|ng|app|dev|example|site|online|shop)\b/iu

const SHORT = 3

/** Share of longer words that cited passages must contain. */
const SUPPORT = 0.5

/**
 * Null without a known source, with a link, or with numbers or claims that its passages lack.
 * @param isSameLanguage otherwise only numbers are compared
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

function textOf({ source, heading, shortAnswer, sentences }: Passage): string {
  return [source.title, ...shortAnswer, heading ?? '', ...sentences].join(' ')
}

function numbersOf(text: string): string[] {
  const digits = toAsciiDigits(text.normalize('NFKC'))
  return (digits.match(/\d[\d.,]*\d|\d/g) ?? []).map((number) => number.replace(/[.,]/g, ''))
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

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

function stem(word: string): string {
  return [...word].slice(0, 5).join('')
}
