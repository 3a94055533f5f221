import type { Locale } from '@carelane/countries'
import type { Concept } from '@carelane/messages/search'
import { type Database, rows } from '../../database/query'
import type { Word } from '../words/cut'
import { stem } from '../words/stem'
import { isStopWord } from '../words/stop-words'
import { areOurs, formsOf, isDevice } from './concepts'
import { type Form, toForm } from './forms'

export interface Unit {
  forms: readonly Form[]
  isDevice: boolean
  isConcept: boolean
  documents: number
  titles: number
  weight: number
}

export interface Counts {
  documents: number
  titles: number
}

const COMMON = 400

const WORD_WEIGHT = 0.5

const DEVICE_WEIGHT = 0.35

const CONTEXT_SHARE = 0.6

/** A word in no document is small talk beside an anchor, else a sign of another subject. */
const UNKNOWN_WEIGHT = { anchored: 0.3, adrift: 1 }

export async function unitsOf(
  db: Database,
  read: { concepts: ReadonlySet<Concept>; words: readonly Word[] },
  locale: Locale,
): Promise<Unit[]> {
  const plain = [
    ...[...read.concepts].map((concept) => ({
      forms: formsOf(concept, locale),
      isDevice: isDevice(concept),
      isConcept: true,
      isContext: concept === 'repair' || concept === 'center',
    })),
    ...read.words
      .filter(({ folded }) => !isStopWord(folded, locale))
      .map(({ folded }) => ({
        forms: [toForm([stem(folded, locale)], false)],
        isDevice: false,
        isConcept: false,
        isContext: false,
      })),
  ]
  const isAnchored = areOurs(read.concepts)
  const counts = await countForms(
    db,
    plain.map(({ forms }) => forms),
    locale,
  )
  return plain.map((unit, index) => {
    const { documents, titles } = counts[index] ?? { documents: 0, titles: 0 }
    const weight = weightOf(unit, { documents, titles }, isAnchored)
    return { ...unit, documents, titles, weight }
  })
}

function weightOf(
  unit: { isDevice: boolean; isConcept: boolean; isContext: boolean },
  { documents, titles }: Counts,
  isAnchored: boolean,
): number {
  if (unit.isDevice) return DEVICE_WEIGHT
  if (unit.isConcept) return (0.4 + 0.6 * rarity(titles)) * (unit.isContext ? CONTEXT_SHARE : 1)
  return documents === 0
    ? UNKNOWN_WEIGHT[isAnchored ? 'anchored' : 'adrift']
    : rarity(documents) * WORD_WEIGHT
}

/** Independent of the total, which takes too long to count. */
function rarity(count: number): number {
  return Math.log(1 + COMMON / (count + 0.5)) / Math.log(1 + 2 * COMMON)
}

async function countForms(
  db: Database,
  asked: readonly (readonly Form[])[],
  locale: Locale,
): Promise<Counts[]> {
  const words = asked.flatMap((forms) =>
    forms.flatMap((form) => form.words.map((word, at) => ({ word, form, at }))),
  )
  if (words.length === 0) return asked.map(() => ({ documents: 0, titles: 0 }))
  const found = await rows<Counts>(
    db,
    `SELECT coalesce(sum(w.documents), 0)::int AS documents, coalesce(sum(w.titles), 0)::int AS titles
    FROM unnest($2::text[], $3::boolean[]) WITH ORDINALITY AS asked (word, open, place)
    LEFT JOIN LATERAL (
      SELECT s.documents, s.titles FROM search.words s
      WHERE NOT asked.open AND s.locale = $1 AND s.stem = asked.word
      UNION ALL
      SELECT p.documents, p.titles FROM search.words p
      WHERE asked.open AND p.locale = $1
        AND p.word >= asked.word COLLATE "C" AND p.word < (asked.word || chr(1114111)) COLLATE "C"
    ) w ON true
    GROUP BY asked.place ORDER BY asked.place`,
    [
      locale,
      words.map(({ word }) => word),
      words.map(({ form, at }) => form.open && at === form.words.length - 1),
    ],
  )
  const byForm = new Map<Form, Counts>()
  words.forEach(({ form }, index) => {
    const { documents, titles } = found[index] ?? { documents: 0, titles: 0 }
    const before = byForm.get(form) ?? { documents: Infinity, titles: Infinity }
    byForm.set(form, {
      documents: Math.min(before.documents, documents),
      titles: Math.min(before.titles, titles),
    })
  })
  return asked.map((forms) => ({
    documents: forms.reduce((sum, form) => sum + (byForm.get(form)?.documents ?? 0), 0),
    titles: forms.reduce((sum, form) => sum + (byForm.get(form)?.titles ?? 0), 0),
  }))
}
