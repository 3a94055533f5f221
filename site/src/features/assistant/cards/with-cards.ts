import { setTimeout as delay } from 'node:timers/promises'
import type { CardAnswer, CardQuestion, MakeCards, ToolCard } from '@/forms/tool-card'
import type { SiteSection } from '@/forms/site-section'
import type { ToolName, ToolOffer } from '../engine/answer'
import type { StreamedPart } from '../engine/streamed-part'
import { wordsIn } from '../engine/words-in'
import type { Asker } from './tool-cards'
import { withoutNumbers } from '../without-numbers'
import { townTopic } from './with-town'

/** Ms; then the tool’s own page goes on. */
const PATIENCE_MS = 3000

/** Beside a number, so few words ask for nothing else. */
const FEW_WORDS = 4

/** What a visitor is told where there is no card. */
type WithoutCard = 'later' | 'noPrices' | 'whichTown'

export type AnsweredPart =
  | Exclude<StreamedPart, { type: 'tool' }>
  | { type: 'tool'; offer: ToolOffer; href?: string }
  | { type: 'card'; tool: ToolName; card: ToolCard }
  | { type: 'told'; text: string }
  | { type: 'withoutCard'; reason: WithoutCard }

/** Cards come before what pages say. After a card, nobody is asked what they mean. */
export async function* withCards(
  parts: AsyncIterable<StreamedPart>,
  question: string,
  section: SiteSection,
  asker: Asker | null,
): AsyncGenerator<AnsweredPart> {
  let isFound = false
  let isMain = false
  let offered = 0
  let asksTown = false
  const after: StreamedPart[] = []
  for await (const part of parts) {
    if (part.type === 'again') {
      isFound = false
      after.length = 0
    }
    const make = part.type === 'tool' ? asker?.cards.tools[part.offer.name] : undefined
    if (part.type !== 'tool' || !make || !asker) {
      const told = part.type === 'carried' && asksTown ? aboutTown(part, section) : part
      if (isFound) after.push(told)
      else yield told
      continue
    }
    const answer = await inTime(make, { typed: part.offer.typed, question, section, address: asker.address })
    const { type, offer } = part
    yield { type, offer, ...(answer.kind === 'found' && answer.href !== undefined && { href: answer.href }) }
    isFound ||= answer.kind === 'found'
    isMain ||= answer.kind === 'found' && part.isMain === true
    for (const each of cardParts(part.offer, answer, (offered += 1) === 1)) {
      asksTown ||= each.type === 'withoutCard' && each.reason === 'whichTown'
      yield each
    }
  }
  yield* worthSaying(after, question, isMain)
}

function* cardParts(
  { name, typed }: ToolOffer,
  answer: CardAnswer,
  isFirst: boolean,
): Generator<AnsweredPart> {
  if (answer.kind === 'found') for (const card of answer.cards) yield { type: 'card', tool: name, card }
  if (answer.kind === 'told') yield { type: 'told', text: answer.text }
  if (answer.kind === 'later' && typed !== null) yield { type: 'withoutCard', reason: 'later' }
  if (answer.kind !== 'unknown' || !isFirst) return
  if (name === 'serviceCenters') yield { type: 'withoutCard', reason: 'whichTown' }
  if (name === 'partPrices' && typed !== null) yield { type: 'withoutCard', reason: 'noPrices' }
}

/** The next question may be the town alone. */
function aboutTown(part: Extract<StreamedPart, { type: 'carried' }>, section: SiteSection): StreamedPart {
  return { type: 'carried', carried: { ...part.carried, topic: townTopic(section) } }
}

async function inTime(make: MakeCards, question: CardQuestion): Promise<CardAnswer> {
  const over = new AbortController()
  try {
    return await Promise.race([
      make(question),
      delay(PATIENCE_MS, { kind: 'later' } as const, { signal: over.signal, ref: false }),
    ])
  } finally {
    over.abort()
  }
}

/** The parts that a card does not make needless. */
function worthSaying(
  parts: readonly StreamedPart[],
  question: string,
  isMain: boolean,
): readonly StreamedPart[] {
  const isUnsure = parts.some(({ type }) => type === 'choose' || type === 'pages' || type === 'refusal')
  const rest = withoutNumbers(question)
  const isNumberAlone = rest !== question && wordsIn(rest).length <= FEW_WORDS
  if (isUnsure || isNumberAlone) return parts.filter(({ type }) => type === 'tool' || type === 'carried')
  return isMain ? withoutExplanation(parts) : parts
}

/** The first source explains the tool. Others stay if they say something. */
function withoutExplanation(parts: readonly StreamedPart[]): StreamedPart[] {
  const said = new Set(parts.flatMap((part) => (part.type === 'sentence' ? part.sources : [])))
  return parts.filter((part) => {
    if (part.type === 'source') return part.source.number !== 1 && said.has(part.source.number)
    return part.type !== 'sentence' || part.sources.some((number) => number !== 1)
  })
}
