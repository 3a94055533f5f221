import type { Locale } from '@carelane/countries'
import { sentencesOf } from '@carelane/countries/sentences'
import { SEARCH_WORDS } from '@carelane/messages/search'
import { fold } from '../words/fold'

/** What may be two questions in one: the sentences that ask, and where each could be cut in two. */
export interface QuestionParts {
  /** In order. One alone is the question itself, or what a story asks in the end. */
  sentences: string[]
  /** Whether each has a question mark, and so surely asks. */
  areMarked: boolean
  halves: [before: string, after: string][]
}

const MOST_SENTENCES = 6
const MOST_HALVES = 12

/** Without question marks, more sentences tell a story. */
const MOST_UNMARKED = 2

const MARK = /[?؟]/u

const NONE: QuestionParts = { sentences: [], areMarked: false, halves: [] }

/** Sentences with a question mark are what is asked; what stands around them tells of it. */
export function partsOf(question: string, locale: Locale): QuestionParts {
  const all = question.split('\n').flatMap((line) => sentencesOf(line, locale))
  const marked = all.filter((sentence) => MARK.test(sentence))
  const asking = marked.length > 0 ? marked : all
  if (marked.length === 0 && all.length > MOST_UNMARKED) return NONE
  if (asking.length > MOST_SENTENCES) return NONE
  const halves = asking.flatMap((sentence) => halvesOf(sentence, locale))
  return { sentences: asking, areMarked: marked.length > 0, halves: halves.slice(0, MOST_HALVES) }
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Scripts that set a space between clauses, not words. */
const SPACED_CLAUSES: ReadonlySet<Locale> = new Set(['th', 'my'])

function halvesOf(sentence: string, locale: Locale): [string, string][] {
  const joining = new Set(
    [...SEARCH_WORDS[locale]['joining-words'], ...SEARCH_WORDS.en['joining-words']].map(fold),
  )
  const halves: [string, string][] = []
  for (const { segment, index, isWordLike } of segmenter.segment(sentence)) {
    const separates = isWordLike ? joining.has(fold(segment)) : isClauseEnd(segment, locale)
    if (!separates && !isPrefixed(segment, locale)) continue
    const after = separates ? index + segment.length : index
    const pair: [string, string] = [sentence.slice(0, index).trim(), sentence.slice(after).trim()]
    if (pair.every(saysSomething)) halves.push(pair)
  }
  return halves
}

/** Arabic writes 'and' as the first letter of the next word. */
const isPrefixed = (word: string, locale: Locale) => locale === 'ar' && /^و\p{L}{2}/u.test(word)

const isClauseEnd = (piece: string, locale: Locale) =>
  /^[,;،؛၊–—-]$/u.test(piece) || (SPACED_CLAUSES.has(locale) && /^\s+$/u.test(piece))

/** One word or two name something and ask for nothing. */
const FEWEST_WORDS = 3

const saysSomething = (part: string) =>
  Array.from(segmenter.segment(part)).filter(({ isWordLike }) => isWordLike).length >= FEWEST_WORDS
