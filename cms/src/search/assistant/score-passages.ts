import type { Locale } from '@carelane/countries'
import type { AssistantPassage, SearchKind } from '@carelane/main-api'
import type { IndexedPassage } from '../index/entry'
import { cut } from '../words/cut'
import { stem, stemsOf } from '../words/stem'
import { isStopWord } from '../words/stop-words'
import type { Found } from './find-documents'
import { hasForm } from './forms'
import type { Unit } from './units'

const CARRIED_SHARE = 0.6

/** `elsewhere` is another passage of the document. */
const CREDIT = { title: 1, heading: 0.75, sentence: 0.6, elsewhere: 0.25 }

const SAID = { title: 1, heading: 1, sentence: 0.9, elsewhere: 0.5 }

const TITLE_SHARE = 0.25

const OTHER_DEVICE = 0.45

const OF_KIND: Record<SearchKind, number> = {
  faq: 0.02,
  tips: 0.02,
  service: -0.1,
  news: -0.02,
  policy: -0.04,
  more: -0.06,
}

export interface Sought {
  asked: readonly Unit[]
  carried: readonly Unit[]
  otherDevices: readonly Pick<Unit, 'forms'>[]
}

export interface Scored extends AssistantPassage {
  coverage: number
  inTitle: boolean
}

export function scorePassages(document: Found, sought: Sought): Scored[] {
  const { locale, kind, title, url, passages, shortAnswer } = document
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
        ...{ kind, title, url, locale, heading, sentences, isSteps, shortAnswer },
        telling: tellingOf(sentences.length, [...asked, ...carried], at),
        score: Math.max(0, score),
        coverage: share(asked, SAID),
        inTitle: asked.some(({ inPassage }) => inPassage[at] === 'title'),
      }
    })
    .toSorted((a, b) => b.score - a.score)
}

interface Places {
  weight: number
  inPassage: (keyof typeof CREDIT | null)[]
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
