import type { Locale } from '@carelane/countries'
import { cut } from '../words/cut'
import { stem } from '../words/stem'
import { isStopWord } from '../words/stop-words'

export interface AskedWord {
  /** As it was typed. */
  written: string
  start: number
  end: number
  folded: string
  stem: string
  /** Somebody may still be typing it. */
  last: boolean
}

/** Words that are written as one stand together: the parts of a phrase in Thai, one word elsewhere. */
export type Term = readonly AskedWord[]

/** What somebody looks for, in one language. */
export interface Question {
  locale: Locale
  terms: Term[]
}

/** More say nothing that fewer do not say, and each costs time. */
const MOST_WORDS = 12

/** Reads a question in a language; nothing in it is an operator. Words that only wrap it are left out. */
export function readQuestion(text: string, locale: Locale): Question {
  const normal = text.normalize('NFC')
  const words = [...cut(normal)].slice(0, MOST_WORDS)
  const terms: AskedWord[][] = []
  words.forEach(({ joined, written, start, end, folded }, index) => {
    const last = index === words.length - 1
    const word = { written, start, end, folded, stem: stem(folded, locale), last }
    const term = joined ? terms.at(-1) : undefined
    if (term) term.push(word)
    else terms.push([word])
  })
  const telling = terms.filter((term) => !term.every(({ folded }) => isStopWord(folded, locale)))
  return { locale, terms: telling.length > 0 ? telling : terms }
}

/** A question's words one by one, without the phrases that they make. */
export function singleWords({ locale, terms }: Question): Question {
  const words = terms.flat()
  const telling = words.filter(({ folded }) => !isStopWord(folded, locale))
  return { locale, terms: (telling.length > 0 ? telling : words).map((word) => [word]) }
}
