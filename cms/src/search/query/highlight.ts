import type { Locale } from '@carelane/countries'
import { cut, type Word } from '../words/cut'
import { stem } from '../words/stem'
import type { AskedWord, Question } from './question'

/** UTF-16 units. */
export interface Range {
  start: number
  end: number
}

const EXCERPT_LENGTH = 180
const LEAD = 50

// Reading on would take milliseconds.
const LOOKED_AT = 6000

export function highlightsOf(text: string, question: Question): Range[] {
  const words: Word[] = []
  const ranges: Range[] = []
  for (const word of cut(text)) {
    words.push(word)
    ranges.push(...endingHere(words, question))
  }
  return merged(ranges)
}

export function excerptOf(text: string, question: Question): { excerpt: string; highlights: Range[] } {
  const words: Word[] = []
  const ranges: Range[] = []
  for (const word of cut(text.slice(0, LOOKED_AT))) {
    words.push(word)
    ranges.push(...endingHere(words, question))
    const [first] = ranges
    if (first && word.end > first.start + EXCERPT_LENGTH) break
  }
  const from = words.find(({ start }) => start >= (ranges[0]?.start ?? 0) - LEAD)?.start ?? 0
  const begin = from === words[0]?.start ? 0 : from
  const last = words.findLast(({ end }) => end <= begin + EXCERPT_LENGTH)?.end ?? 0
  const end = text.length <= begin + EXCERPT_LENGTH ? text.length : last
  const before = begin > 0 ? '…' : ''
  const shift = before.length - begin
  return {
    excerpt: before + text.slice(begin, end) + (end < text.length ? '…' : ''),
    highlights: merged(ranges.filter((range) => range.start >= begin && range.end <= end)).map((range) => ({
      start: range.start + shift,
      end: range.end + shift,
    })),
  }
}

function endingHere(words: readonly Word[], { terms, locale }: Question): Range[] {
  const ranges: Range[] = []
  for (const term of terms) {
    const from = words.length - term.length
    const [first, last] = [words[from], words.at(-1)]
    // The last word first rules out most calls.
    if (!first || !last || !isAsked(last, term.at(-1), locale)) continue
    if (term.every((asked, index) => isAsked(words[from + index], asked, locale)))
      ranges.push({ start: first.start, end: last.end })
  }
  return ranges
}

function isAsked(word: Word | undefined, asked: AskedWord | undefined, locale: Locale): boolean {
  if (!word || !asked) return false
  if (word.folded === asked.folded || stem(word.folded, locale) === asked.stem) return true
  return asked.last && word.folded.startsWith(asked.folded)
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = result.at(-1)
    if (before && range.start < before.end) before.end = Math.max(before.end, range.end)
    else result.push({ ...range })
  }
  return result
}
