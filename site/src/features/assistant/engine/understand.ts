import type { LikelyIntent } from '@carelane/main-api'
import {
  INTENT_DANGERS,
  INTENT_GREETINGS,
  INTENT_REFUSALS,
  type IntentAnswer,
  REFUSED_FROM,
} from '@carelane/main-api/intent-kinds'
import type { AnswerPart, Asked, GreetingKind, RefusalReason } from './answer'
import { isAboutOwn } from './own'
import { wordsIn } from './words-in'

/** From which probability on a question is met with something else than a page. */
const SURE = {
  danger: 0.35,
  refusal: REFUSED_FROM,
  refusalInDoubt: 0.95,
  name: 0.9,
  smallTalk: 0.6,
  otherBrand: 0.6,
}

/** What a tool answers may be meant, and not a new device. */
const TOOL_PERHAPS = 0.1

const isOneOf =
  <Kind extends IntentAnswer>(kinds: readonly Kind[]) =>
  (answer: IntentAnswer): answer is Kind =>
    (kinds as readonly IntentAnswer[]).includes(answer)

const isDanger = isOneOf(INTENT_DANGERS)
const isRefusal = isOneOf(INTENT_REFUSALS)
const isSmallTalk = isOneOf(INTENT_GREETINGS)

/**
 * Null for a question that pages and tools answer.
 * @param isFound whether the words of the question have found a page
 */
export function metWith(
  asked: Asked,
  intents: readonly LikelyIntent[],
  isFound: boolean,
): AnswerPart[] | null {
  const danger = likeliestDanger(asked, intents)
  if (danger) return [{ type: 'safety', danger, locale: asked.locale }]
  const [first] = intents
  const reason = refusalReason(asked, intents) ?? foreign(asked, first, isFound)
  if (reason) return [{ type: 'refusal', reason }]
  if (!first) return null
  if (first.answer === 'otherBrand' && first.probability >= leastFor(asked, SURE.otherBrand))
    return [{ type: 'otherBrand' }]
  return isSmallTalk(first.answer) && first.probability >= SURE.smallTalk
    ? [{ type: 'greeting', kind: first.answer }, ...personFor(first.answer)]
    : null
}

function likeliestDanger(asked: Asked, intents: readonly LikelyIntent[]) {
  const dangers = intents.filter(({ answer }) => isDanger(answer))
  const together = dangers.reduce((sum, { probability }) => sum + probability, 0)
  const answer = dangers[0]?.answer
  return together >= leastFor(asked, SURE.danger) && answer !== undefined && isDanger(answer) ? answer : null
}

function refusalReason(asked: Asked, intents: readonly LikelyIntent[]): RefusalReason | null {
  const [first] = intents
  if (!first || !isRefusal(first.answer)) return null
  const mayMeanTool = intents.some(({ tool, probability }) => tool !== null && probability >= TOOL_PERHAPS)
  const isDoubtful =
    (first.answer === 'sales' && mayMeanTool) ||
    (asked.carried.topic !== null && (first.answer === 'sales' || first.answer === 'unsupported'))
  const least = leastFor(asked, isDoubtful ? SURE.refusalInDoubt : SURE.refusal)
  return first.probability >= least ? first.answer : null
}

/** What no page has, and what is most likely no question for us. */
function foreign(asked: Asked, first: LikelyIntent | undefined, isFound: boolean): RefusalReason | null {
  if (!first || isFound || isName(asked.text) || isAboutOwn(asked)) return null
  // After another question, 'how much is it?' asks for the price of that.
  if (first.answer === 'sales' && asked.carried.topic !== null) return null
  const least = first.answer === 'unsupported' ? FOREIGN.surely : FOREIGN.perhaps
  return isRefusal(first.answer) && first.probability >= least ? first.answer : null
}

const FOREIGN = { surely: 0.15, perhaps: 0.25 }

/** One or two words name something, and say little of what is wanted. */
function leastFor({ text }: Asked, least: number): number {
  return isName(text) ? Math.max(least, SURE.name) : least
}

const isName = (text: string) => wordsIn(text).length <= 2

function personFor(kind: GreetingKind): AnswerPart[] {
  return kind === 'robot' || kind === 'anger'
    ? [{ type: 'tool', offer: { name: 'contact', typed: null } }]
    : []
}
