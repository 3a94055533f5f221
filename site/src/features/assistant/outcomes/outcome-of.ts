import type { AnswerOutcome } from '@carelane/main-api/answer-outcomes'
import type { AnsweredPart } from '../cards/with-cards'

type Kind = AnsweredPart['type']

/** What says most of the answer first: a tool may stand beside any of the others. */
const BY_PART: readonly (readonly [Kind, AnswerOutcome])[] = [
  ['safety', 'safety'],
  ['refusal', 'refused'],
  ['otherBrand', 'otherBrand'],
  ['greeting', 'greeting'],
  ['card', 'answered'],
  ['choose', 'choose'],
  ['sentence', 'answered'],
  ['pages', 'answered'],
  ['tool', 'answered'],
  ['finder', 'answered'],
]

/** @param kinds of all parts, in their order; null if nothing was said */
export function outcomeOf(kinds: readonly Kind[]): AnswerOutcome | null {
  const said = new Set(kinds.slice(kinds.lastIndexOf('again') + 1))
  return BY_PART.find(([kind]) => said.has(kind))?.[1] ?? null
}
