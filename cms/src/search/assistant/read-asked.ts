import { type Locale, LOCALES } from '@carelane/countries'
import { cut, type Word } from '../words/cut'
import { editDistance } from '../words/spelling'
import { stem } from '../words/stem'
import { isStopWord } from '../words/stop-words'
import { formsOf } from './concepts'
import { type Concept, CONCEPTS } from './concepts/concept'
import type { Form } from './forms'

/** A question as what it is about and the words that no concept explains. */
export interface Read {
  concepts: Set<Concept>
  words: Word[]
}

/** A question has fewer; what somebody pastes is not read to its end. */
const MOST_WORDS = 60

/** Written without spaces: where a word ends is a guess that depends on its neighbours. */
const UNSPACED: ReadonlySet<Locale> = new Set(['th', 'my'])

/**
 * Reads a question in the visitor's language and English, which people mix; in another one where it is nothing in
 * these.
 */
export function readAsked(text: string, locale: Locale): Read {
  const words = [...cut(text.normalize('NFC'))].slice(0, MOST_WORDS)
  const found = [...new Set<Locale>([locale, 'en'])].map((each) => findConcepts(words, each))
  if (found.every(({ size }) => size === 0)) found.push(mostlyIn(words))
  const concepts = new Set(found.flatMap((each) => [...each.keys()]))
  const explained = new Set(found.flatMap((each) => [...each.values()].flat()))
  return {
    concepts,
    words: words.filter(
      (word) => !explained.has(word) && !isStopWord(word.folded, locale) && !isStopWord(word.folded, 'en'),
    ),
  }
}

/** The concept that a word with slips of the finger was meant for. */
export function conceptOfSlip({ folded }: Word, locale: Locale): Concept | undefined {
  const most = folded.length < 5 ? 0 : folded.length < 8 ? 1 : 2
  if (most === 0) return undefined
  const stemmed = stem(folded, locale)
  let best: { concept: Concept; edits: number } | undefined
  for (const concept of CONCEPTS) {
    for (const { words, open } of formsOf(concept, locale)) {
      const [known = ''] = words
      if (words.length > 1 || known.length < 5 || known[0] !== folded[0]) continue
      const asked = open ? folded.slice(0, known.length) : stemmed
      const edits = editDistance(asked, known, most)
      if (edits <= Math.min(most, best ? best.edits - 1 : most)) best = { concept, edits }
    }
  }
  return best?.concept
}

type Explained = Map<Concept, Word[]>

function findConcepts(words: readonly Word[], locale: Locale): Explained {
  const find = UNSPACED.has(locale) ? within(words) : among(words, locale)
  const found: Explained = new Map()
  for (const concept of CONCEPTS) {
    const explained = formsOf(concept, locale).flatMap(find)
    if (explained.length > 0) found.set(concept, explained)
  }
  return found
}

function mostlyIn(words: readonly Word[]): Explained {
  const all = LOCALES.map((locale) => findConcepts(words, locale))
  return all.toSorted((a, b) => b.size - a.size)[0] ?? new Map()
}

/** Finds a form word by word. */
function among(words: readonly Word[], locale: Locale): (form: Form) => Word[] {
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

/** Finds a form letter by letter. */
function within(words: readonly Word[]): (form: Form) => Word[] {
  const whole = words.map(({ folded }) => folded).join('')
  return (form) => {
    const sought = form.words.join('')
    const from = whole.indexOf(sought)
    if (from < 0) return []
    let at = 0
    return words.filter(({ folded }) => {
      const [start, end] = [at, (at += folded.length)]
      return start < from + sought.length && end > from
    })
  }
}
