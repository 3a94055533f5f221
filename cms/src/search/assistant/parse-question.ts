import { type Locale, LOCALES } from '@carelane/countries'
import { type Concept, CONCEPTS } from '@carelane/messages/search'
import { cut, type Word } from '../words/cut'
import { editDistance } from '../words/spelling'
import { stem } from '../words/stem'
import { isStopWord } from '../words/stop-words'
import { formsOf } from './concepts'
import type { Form } from './forms'

export interface ParsedQuestion {
  concepts: Set<Concept>
  words: Word[]
}

export const MOST_WORDS = 60

// Shorter pieces are particles or cut out of a longer word.
const SHORTEST_UNSPACED = 4

/** Word boundaries are guessed. */
const UNSPACED: ReadonlySet<Locale> = new Set(['th', 'my'])

/** Also tries English, since people mix, and other languages if that finds nothing. */
export function parseQuestion(text: string, locale: Locale): ParsedQuestion {
  const words = [...cut(text.normalize('NFC'))].slice(0, MOST_WORDS)
  const found = [...new Set<Locale>([locale, 'en'])].map((each) => findConcepts(words, each))
  if (found.every(({ size }) => size === 0)) found.push(mostlyIn(words))
  const concepts = new Set(found.flatMap((each) => [...each.keys()]))
  const explained = new Set(found.flatMap((each) => [...each.values()].flat()))
  return {
    concepts,
    words: words.filter(
      (word) =>
        !explained.has(word) &&
        !isStopWord(word.folded, locale) &&
        !isStopWord(word.folded, 'en') &&
        !(UNSPACED.has(locale) && word.folded.length < SHORTEST_UNSPACED),
    ),
  }
}

export function conceptOfMisspelling({ folded }: Word, locale: Locale): Concept | undefined {
  const stemmed = stem(folded, locale)
  let best: { concept: Concept; edits: number } | undefined
  for (const concept of CONCEPTS) {
    for (const { words, open } of formsOf(concept, locale)) {
      const [known = ''] = words
      const asked = open ? folded : stemmed
      const most = mostMisspellings(Math.min(known.length, asked.length))
      if (words.length > 1 || most === 0 || known[0] !== asked[0]) continue
      const edits = editDistance(asked, known, most)
      if (edits <= most && edits < (best?.edits ?? Infinity)) best = { concept, edits }
    }
  }
  return best?.concept
}

function mostMisspellings(length: number): number {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}

type Explained = Map<Concept, Word[]>

function findConcepts(words: readonly Word[], locale: Locale): Explained {
  const find = finderIn(words, locale)
  const found: Explained = new Map()
  for (const concept of CONCEPTS) {
    const explained = formsOf(concept, locale).flatMap(find)
    if (explained.length > 0) found.set(concept, explained)
  }
  return found
}

/** Gives the words that a form stands for; none if it is not there. */
export function finderIn(words: readonly Word[], locale: Locale): (form: Form) => Word[] {
  return UNSPACED.has(locale) ? matchByLetter(words, locale) : matchByWord(words, locale)
}

function mostlyIn(words: readonly Word[]): Explained {
  const all = LOCALES.map((locale) => findConcepts(words, locale))
  return all.toSorted((a, b) => b.size - a.size)[0] ?? new Map()
}

function matchByWord(words: readonly Word[], locale: Locale): (form: Form) => Word[] {
  const stems = words.map(({ folded }) => stem(folded, locale))
  return (form) =>
    stems.flatMap((_, from) => {
      const fits = form.words.every((word, at) => {
        const open = form.open && at === form.words.length - 1
        return open ? words[from + at]?.folded.startsWith(word) : stems[from + at] === word
      })
      return fits ? words.slice(from, from + form.words.length) : []
    })
}

function matchByLetter(words: readonly Word[], locale: Locale): (form: Form) => Word[] {
  const spaced = matchByWord(words, locale)
  const whole = words.map(({ folded }) => folded).join('')
  return (form) => {
    const sought = form.words.join('')
    if (/^[a-z0-9]/.test(sought)) return spaced(form)
    const from = whole.indexOf(sought)
    if (from < 0) return []
    let at = 0
    return words.filter(({ folded }) => {
      const [start, end] = [at, (at += folded.length)]
      return start < from + sought.length && end > from
    })
  }
}
