import type { CountryCode, Locale } from '@carelane/countries'
import type { Database } from '../../database/query'
import { cut } from '../words/cut'
import { keyOf } from '../words/vector'
import { type Candidate, findCandidates } from './candidates'
import { correctTypos } from './correct-typos'
import { type Question, readQuestion, singleWords } from './question'
import { any, enough, every, phrase, some } from './ts-query'
import {
  bound,
  boundOfSome,
  countDocuments,
  type Frequencies,
  type Frequency,
  frequencyOf,
} from './vocabulary'

export interface Found {
  candidates: Candidate[]
  questions: ReadonlyMap<Locale, Question>
  mended: string | null
}

interface Search {
  db: Database
  edition: { country: CountryCode; locale: Locale }
  text: string
  onlyQuickLinks: boolean
}

// More make too many combinations.
const MOST_OF_SOME = 6

/** All words; failing that, typing errors are corrected, and then words may be missing. */
export async function searchDocuments(search: Search): Promise<Found> {
  const { db, text } = search
  const questions = inLanguages(search)
  const frequencies = await countDocuments(db, questions)
  const whole = await findMatches(search, questions, frequencies, wholly)
  if (whole.candidates.length > 0) return { ...whole, mended: null }
  const mended = await correctTypos(db, text, questions, frequencies)
  if (mended === null) return { ...(await findLoosely(search, questions, frequencies)), mended }
  const better = { ...search, text: mended }
  const again = inLanguages(better)
  const counted = await countDocuments(db, again)
  const found = await findMatches(better, again, counted, wholly)
  return { ...(found.candidates.length > 0 ? found : await findLoosely(better, again, counted)), mended }
}

/** All known words, then half of them. */
async function findLoosely(search: Search, questions: readonly Question[], frequencies: Frequencies) {
  const loose = questions.map((question) => onlyKnown(singleWords(question), frequencies))
  // These were already searched for in vain.
  const others = loose.filter(({ terms }, index) => every(terms) !== every(questions[index]?.terms ?? []))
  const found = await findMatches(search, others, frequencies, wholly)
  return found.candidates.length > 0 ? found : findMatches(search, loose, frequencies, partly)
}

function inLanguages({ edition, text }: Search): Question[] {
  return [...new Set<Locale>([edition.locale, 'en'])].map((locale) => readQuestion(text, locale))
}

function onlyKnown({ locale, terms }: Question, frequencies: Frequencies): Question {
  return { locale, terms: terms.filter((term) => frequencyOf(term, frequencies).documents > 0) }
}

type Strictness = (question: Question, frequencies: Frequencies) => { match: string; most: Frequency }

const wholly: Strictness = ({ terms }, frequencies) => ({
  match: every(terms),
  most: bound(terms, frequencies),
})

const partly: Strictness = ({ terms }, frequencies) => {
  const rarest = terms
    .toSorted((a, b) => frequencyOf(a, frequencies).documents - frequencyOf(b, frequencies).documents)
    .slice(0, MOST_OF_SOME)
  const least = enough(rarest)
  return { match: some(rarest, least), most: boundOfSome(rarest, least, frequencies) }
}

async function findMatches(
  { db, edition, onlyQuickLinks, text }: Search,
  questions: readonly Question[],
  frequencies: Frequencies,
  strictness: Strictness,
): Promise<Omit<Found, 'mended'>> {
  const titleKey = keyOf([...cut(text)])
  const found = await Promise.all(
    questions.map(async (question) => {
      const { locale, terms } = question
      const { match, most } = strictness(question, frequencies)
      if (terms.length === 0 || most.documents === 0) return []
      return findCandidates(db, {
        country: edition.country,
        visitorsLocale: edition.locale,
        locale,
        match,
        every: every(terms),
        any: any(terms),
        phrase: phrase(terms),
        titleKey,
        most,
        onlyQuickLinks,
      })
    }),
  )
  return {
    candidates: found.flat(),
    questions: new Map(questions.map((question) => [question.locale, question])),
  }
}
