import type { LikelyIntent } from '@carelane/main-api'
import type { Answerer, AnswerPart, Asked, Carried, Source, ToolName } from './answer'
import { answerAtOnce } from './answer-at-once'
import { deviceOf } from './device-of'
import { findPages } from './find-pages'
import { pagesToChoose } from './ask-back'
import { findPassages, type FoundPassages, type Passage } from './find-passages'
import { greetingOf } from './greeting'
import { toReadable } from './match'
import { isAboutOwn } from './own'
import { policiesAsked, termOf } from './policy-terms'
import { toolsOf } from './tools'
import { metWith } from './understand'

const MOST_OF_FIRST = 3
const MOST_OF_OTHERS = 1
const MOST_OTHER_SOURCES = 2

const NEARLY_AS_GOOD = 0.75

const SAME = 0.6

/** Below, the visitor chooses among the likeliest pages. */
const CLEAR = 0.45

/** Likely beside another one: two questions in one, both of which are answered. */
const ALSO_MEANT = 0.2

/** Two meanings that are as likely together are clear too. */
const BOTH_CLEAR = 0.75

const TOOL_LIKELY = 0.3

/** Below, what names nothing of ours is about something else. */
const FOREIGN = 0.15

/**
 * The short answer whole and the steps of a how-to; without one, sentences in document order, or the steps.
 * @throws ContentUnavailable
 */
export const embeddedAnswer: Answerer = async function* (asked, signal) {
  const early = answerAtOnce(asked)
  if (early) {
    yield* early
    yield { type: 'carried', carried: asked.carried }
    return
  }
  yield* answerFrom(asked, await findPassages(asked, signal))
}

/** @throws ContentUnavailable */
export async function* answerFrom(
  asked: Asked,
  { passages, intents, finder }: FoundPassages,
): AsyncGenerator<AnswerPart> {
  const otherwise = metWith(asked, intents, passages.length > 0)
  if (otherwise) {
    const named = await pagesNamed(
      asked,
      passages,
      otherwise.some(({ type }) => type === 'safety'),
    )
    for (const source of named) yield { type: 'source', source }
    if (named.length > 0) yield { type: 'pages' }
    else yield* otherwise
    yield { type: 'carried', carried: asked.carried }
    return
  }
  const tools = toolsOf(asked, likelyTools(intents))
  for (const offer of tools) yield { type: 'tool', offer, isMain: intents[0]?.tool === offer.name }
  if (finder) yield { type: 'finder', finder }
  const goesOn = asked.carried.topic !== null && passages.length > 0
  const chosen = goesOn || isClear(intents) ? choose(asked, passages, intents) : []
  yield* parts(chosen)
  if (chosen.length === 0)
    yield* withoutPassages(asked, { passages, intents }, tools.length > 0 || finder !== null)
  yield {
    type: 'carried',
    carried: carriedOf(asked, chosen[0]?.source ?? passages[0]?.source ?? intents[0]?.pages[0]),
  }
}

function isClear([first, second]: readonly LikelyIntent[]): boolean {
  if (!first) return true
  const areBoth = first.pages.length > 0 && second !== undefined && second.pages.length > 0
  const beside = areBoth && second.probability >= ALSO_MEANT ? second.probability : 0
  return first.probability >= CLEAR || first.probability + beside >= BOTH_CLEAR
}

/** Addresses of the pages that answer the second of two questions in one. */
function alsoMeant(intents: readonly LikelyIntent[]): ReadonlySet<string> {
  const others = intents.slice(1).filter(({ probability }) => probability >= ALSO_MEANT)
  return new Set(others.flatMap(({ pages: [page] }) => page?.url ?? []))
}

export function likelyTools(intents: readonly LikelyIntent[]): ToolName[] {
  return intents.flatMap(({ tool, probability }) => (tool && probability >= TOOL_LIKELY ? [tool] : []))
}

/** Who types the title of a page means that page. Nothing else keeps a card of safety from who may be in danger. */
async function pagesNamed(
  asked: Asked,
  passages: readonly Passage[],
  isDangerous: boolean,
): Promise<Source[]> {
  const plain = (text: string) => toReadable(text).spaced
  const titled = passages.find(({ source }) => plain(source.title) === plain(asked.text))
  if (titled) return [{ ...titled.source, number: 1 }]
  return isDangerous ? [] : findPages(asked)
}

async function* withoutPassages(
  asked: Asked,
  { passages, intents }: Pick<FoundPassages, 'passages' | 'intents'>,
  hasTools: boolean,
): AsyncGenerator<AnswerPart> {
  const named = hasTools ? [] : await findPages(asked)
  for (const source of named) yield { type: 'source', source }
  if (named.length > 0) return yield { type: 'pages' }
  const mayBeForeign = intents.some(({ answer }) => answer === 'unsupported')
  const isForeign =
    mayBeForeign && passages.length === 0 && (intents[0]?.probability ?? 0) < FOREIGN && !isAboutOwn(asked)
  const found = passages.map(({ source }) => source)
  const likely = isForeign ? [] : pagesToChoose(intents, found)
  for (const source of likely) yield { type: 'source', source }
  if (likely.length > 0) return yield { type: 'choose' }
  if (hasTools) return
  const greeting = greetingOf(asked)
  yield greeting ? { type: 'greeting', kind: greeting.kind } : { type: 'refusal', reason: 'unsupported' }
}

const NOTHING_SAID = { shortAnswer: [], sentences: [], isSteps: false }

interface Chosen {
  source: Source
  shortAnswer: string[]
  sentences: string[]
  isSteps: boolean
}

function choose(asked: Asked, passages: readonly Passage[], intents: readonly LikelyIntent[]): Chosen[] {
  const [first] = passages
  if (!first) return []
  const own = passages.filter(({ source }) => source.url === first.source.url)
  const main = own.find(({ isSteps, score }) => isSteps && score >= first.score * NEARLY_AS_GOOD) ?? first
  const others = passages.filter(
    ({ source, score }, index) =>
      source.url !== first.source.url &&
      score >= first.score * NEARLY_AS_GOOD &&
      passages.findIndex((each) => each.source.url === source.url) === index,
  )
  const furthers = others.slice(0, MOST_OTHER_SOURCES)
  const said = { meant: alsoMeant(intents), terms: policiesAsked(asked, main, furthers, intents) }
  const chosen =
    main.shortAnswer.length > 0 ? withShortAnswer(main, furthers, said) : withTelling(main, furthers)
  return chosen.map((each, index) => ({ ...each, source: { ...each.source, number: index + 1 } }))
}

/** It stands alone: a sentence of another page beside it would answer another question, unless that was asked too. */
function withShortAnswer(
  main: Passage,
  others: readonly Passage[],
  { meant, terms }: { meant: ReadonlySet<string>; terms: ReadonlySet<string> },
): Chosen[] {
  const { source, shortAnswer, isSteps } = main
  const first = { source, shortAnswer, sentences: isSteps ? main.sentences : [], isSteps }
  const further = others.map((other) => ({
    ...NOTHING_SAID,
    source: other.source,
    shortAnswer: meant.has(other.source.url)
      ? other.shortAnswer
      : terms.has(other.source.url)
        ? termOf(other)
        : [],
  }))
  return [first, ...further]
}

function withTelling(main: Passage, others: readonly Passage[]): Chosen[] {
  const { source, isSteps } = main
  const chosen: Chosen[] = [{ source, shortAnswer: [], sentences: firstOf(main), isSteps }]
  for (const other of others) {
    const said = chosen.flatMap(({ sentences }) => sentences)
    const fresh = tellingOf(other).filter((sentence) => !said.some((each) => saysTheSame(each, sentence)))
    if (fresh.length > 0)
      chosen.push({ ...NOTHING_SAID, source: other.source, sentences: fresh.slice(0, MOST_OF_OTHERS) })
  }
  return chosen
}

function firstOf(passage: Passage): string[] {
  if (passage.isSteps) return passage.sentences
  const chosen = new Set(tellingOf(passage).slice(0, MOST_OF_FIRST))
  return passage.sentences.filter((sentence) => chosen.has(sentence))
}

/** Best first; without a match, the beginning. */
function tellingOf({ sentences, telling }: Passage): string[] {
  const found = telling.flatMap((index) => sentences[index] ?? [])
  return found.length > 0 ? found : sentences.slice(0, 1)
}

function saysTheSame(one: string, other: string): boolean {
  const words = [one, other].map((sentence) => new Set(toReadable(sentence).spaced.trim().split(' ')))
  const [a = new Set<string>(), b = new Set<string>()] = words
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.min(a.size, b.size) >= SAME
}

function* parts(chosen: readonly Chosen[]): Generator<AnswerPart> {
  for (const { source, shortAnswer, sentences, isSteps } of chosen) {
    yield { type: 'source', source }
    const { number, locale } = source
    for (const text of shortAnswer) yield { type: 'sentence', text, sources: [number], locale }
    for (const [index, text] of sentences.entries()) {
      const step = isSteps ? { step: index + 1 } : {}
      yield { type: 'sentence', text, sources: [number], locale, ...step }
    }
  }
}

function carriedOf({ text, locale, carried }: Asked, source: Pick<Source, 'title'> | undefined): Carried {
  return { device: deviceOf(text, locale) ?? carried.device, topic: source?.title ?? carried.topic }
}
