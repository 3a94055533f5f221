import type { Locale } from '@carelane/countries'
import { cut } from '../words/cut'
import { stem } from '../words/stem'
import { isStopWord } from '../words/stop-words'

export interface AskedWord {
  written: string
  start: number
  end: number
  folded: string
  stem: string
  last: boolean
}

/** A phrase in Thai, a single word elsewhere. */
export type Term = readonly AskedWord[]

export interface Question {
  locale: Locale
  terms: Term[]
}

// More words add cost without precision.
const MOST_WORDS = 12

/** Nothing acts as an operator. Drops stop words. */
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

export function singleWords({ locale, terms }: Question): Question {
  const words = terms.flat()
  const telling = words.filter(({ folded }) => !isStopWord(folded, locale))
  return { locale, terms: (telling.length > 0 ? telling : words).map((word) => [word]) }
}
