import type { Locale } from '@carelane/countries'
import type { AssistantPassage, SearchKind } from '@carelane/main-api'
import type { IndexedPassage } from '../index/entry'
import { cut } from '../words/cut'
import { stem, stemsOf } from '../words/stem'
import { isStopWord } from '../words/stop-words'
import type { Found } from './find-documents'
import { hasForm } from './forms'
import type { Unit } from './units'

/** What earlier questions were about counts less than what is asked now. */
const CARRIED_SHARE = 0.6

/** How much of a unit counts, by where it stands; in another passage of the document it counts a little. */
const CREDIT = { title: 1, heading: 0.75, sentence: 0.6, elsewhere: 0.25 }

/** What counts for whether a document says anything about it at all. */
const SAID = { title: 1, heading: 1, sentence: 0.9, elsewhere: 0.5 }

/** A title without much else is what was asked. */
const TITLE_SHARE = 0.25

/** A document about another device answers another question. */
const OTHER_DEVICE = 0.45

/** Of texts that fit alike, those written to help come first. */
const OF_KIND: Record<SearchKind, number> = {
  faq: 0.02,
  tips: 0.02,
  service: -0.1,
  news: -0.02,
  policy: -0.04,
  more: -0.06,
}

export interface Sought {
  /** What the question asks for. */
  asked: readonly Unit[]
  /** What earlier ones were about. */
  carried: readonly Unit[]
  /** Devices that the question does not name, as titles say them. */
  otherDevices: readonly Pick<Unit, 'forms'>[]
}

export interface Scored extends AssistantPassage {
  /** How much of the question it has, whatever else it has. */
  coverage: number
  /** Whether its document's title has any of it. */
  inTitle: boolean
}

/** The passages of a document that answer best, the best first. */
export function scorePassages(document: Found, sought: Sought): Scored[] {
  const { locale, kind, title, url, passages } = document
  const titleStems = stemsOf(title, locale)
  const focus = focusOf(title, locale, sought.asked)
  const isOther = sought.otherDevices.some((device) => isIn(titleStems, device))
  const asked = sought.asked.map((unit) => placesOf(unit, titleStems, passages))
  const carried = sought.carried.map((unit) => placesOf(unit, titleStems, passages))
  const whole = sought.asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  return passages
    .map(({ heading, sentences, isSteps }, at): Scored => {
      const share = (units: readonly Places[], worth: typeof CREDIT) =>
        units.reduce((sum, { weight, inPassage }) => {
          const place = inPassage[at]
          return sum + (place ? weight * worth[place] : 0)
        }, 0) / whole
      const score =
        (share(asked, CREDIT) * (1 - TITLE_SHARE) +
          focus * TITLE_SHARE +
          CARRIED_SHARE * share(carried, CREDIT) +
          OF_KIND[kind]) *
        (isOther ? OTHER_DEVICE : 1)
      return {
        ...{ kind, title, url, locale, heading, sentences, isSteps },
        telling: tellingOf(sentences.length, [...asked, ...carried], at),
        score: Math.max(0, score),
        coverage: share(asked, SAID),
        inTitle: asked.some(({ inPassage }) => inPassage[at] === 'title'),
      }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** Where a document has a unit. */
interface Places {
  weight: number
  /** For each passage the best place. */
  inPassage: (keyof typeof CREDIT | null)[]
  /** For each passage the indexes of its sentences that have it. */
  sentences: number[][]
}

function placesOf(unit: Unit, titleStems: string, passages: readonly IndexedPassage[]): Places {
  const sentences = passages.map(({ stems }) =>
    stems.flatMap((each, index) => (isIn(each, unit) ? index : [])),
  )
  const inTitle = isIn(titleStems, unit)
  const anywhere = sentences.some((each) => each.length > 0)
  return {
    weight: unit.weight,
    sentences,
    inPassage: passages.map(({ headingStems }, at) => {
      if (inTitle) return 'title'
      if (isIn(headingStems, unit)) return 'heading'
      if ((sentences[at] ?? []).length > 0) return 'sentence'
      return anywhere ? 'elsewhere' : null
    }),
  }
}

function isIn(stems: string, { forms }: Pick<Unit, 'forms'>): boolean {
  return forms.some((form) => hasForm(stems, form))
}

/** How much of a title the question has. */
function focusOf(title: string, locale: Locale, units: readonly Unit[]): number {
  const words = Array.from(cut(title), ({ folded }) => folded).filter((word) => !isStopWord(word, locale))
  if (words.length === 0) return 0
  const asked = words.filter((word) =>
    units.some(({ forms }) =>
      forms.some(({ words: form, open }) =>
        form.some((each, at) =>
          open && at === form.length - 1 ? word.startsWith(each) : stem(word, locale) === each,
        ),
      ),
    ),
  )
  return asked.length / words.length
}

/** The sentences of a passage that have something of the question, the best first; where none has, the beginning. */
function tellingOf(count: number, units: readonly Places[], at: number): number[] {
  const scores = Array.from({ length: count }, () => 0)
  for (const { weight, sentences } of units) {
    for (const index of sentences[at] ?? []) scores[index] = (scores[index] ?? 0) + weight
  }
  const telling = scores
    .map((score, index) => ({ score, index }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index)
  return telling.length > 0 ? telling : [0]
}
