import type { Client } from 'pg'
import type { Asked } from '../../src/features/assistant/engine/answer'
import { toReadable } from '../../src/features/assistant/engine/match'
import type { StreamedPart } from '../../src/features/assistant/engine/streamed-part'
import type { Question } from './questions'

export interface Outcome {
  question: Question
  isFirst: boolean
  isCited: boolean
  isRefused: boolean
  isLed: boolean
  isAnswered: boolean
  /** By a card of safety. */
  isSafe: boolean
  /** Not word for word in their document. */
  wrong: string[]
  told: string
}

export interface Score {
  asked: number
  sources: number
  first: number
  cited: number
  refusals: number
  refused: number
  tools: number
  led: number
  wrong: number
}

export async function askAll(
  questions: readonly Question[],
  answerer: (asked: Asked, signal: AbortSignal) => AsyncIterable<StreamedPart>,
  database: Client,
): Promise<Outcome[]> {
  const urls = await urlsOf(database)
  const outcomes: Outcome[] = []
  for (const question of questions) {
    const parts: StreamedPart[] = []
    const asked = { ...question, carried: { device: null, topic: null } }
    for await (const part of answerer(asked, AbortSignal.timeout(10_000))) parts.push(part)
    outcomes.push(await judge(question, parts, urls, database))
  }
  return outcomes
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const sources = outcomes.filter(({ question }) => question.sources)
  const refusals = outcomes.filter(({ question }) => question.refusal)
  const tools = outcomes.filter(({ question }) => question.tool)
  return {
    asked: outcomes.length,
    sources: sources.length,
    first: sources.filter(({ isFirst }) => isFirst).length,
    cited: sources.filter(({ isCited }) => isCited).length,
    refusals: refusals.length,
    refused: refusals.filter(({ isRefused }) => isRefused).length,
    tools: tools.length,
    led: tools.filter(({ isLed }) => isLed).length,
    wrong: outcomes.reduce((sum, { wrong }) => sum + wrong.length, 0),
  }
}

/** By seed key. */
export async function urlsOf(database: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ key: string; document_id: number }>(
    `SELECT key, document_id FROM seed.ledger WHERE key LIKE 'article:%' OR key LIKE 'faq:%'`,
  )
  return new Map(
    rows.map(({ key, document_id }) => [
      key,
      key.startsWith('faq:') ? `faq/${document_id}/` : String(document_id),
    ]),
  )
}

async function judge(
  question: Question,
  parts: readonly StreamedPart[],
  urls: ReadonlyMap<string, string>,
  database: Client,
): Promise<Outcome> {
  const cited = parts.flatMap((part) => (part.type === 'source' ? [part.source] : []))
  const right = (question.sources ?? []).map((name) => {
    const url = urls.get(name)
    if (!url) throw new Error(`${question.id} names “${name}”, which the demo does not have.`)
    return url
  })
  const refusal = parts.find((part) => part.type === 'refusal')
  const isSafe = parts.some((part) => part.type === 'safety')
  const tool = parts.find((part) => part.type === 'tool')
  const names = new Map([...urls].map(([name, url]) => [url, name]))
  return {
    question,
    isFirst: right.includes(cited[0]?.url ?? ''),
    isCited: cited.some(({ url }) => right.includes(url)),
    // Who is hurt gets the card of safety, which sends them to a doctor.
    isRefused:
      (refusal?.reason === question.refusal || (question.refusal === 'medical' && isSafe)) &&
      cited.length === 0,
    isLed: tool?.offer.name === question.tool?.name && tool?.offer.typed === question.tool?.typed,
    isAnswered: cited.length > 0 || tool !== undefined,
    isSafe,
    wrong: await wrongIn(parts, database),
    told: refusal
      ? `refused: ${refusal.reason}`
      : [
          ...(tool ? [`→ ${tool.offer.name} ${tool.offer.typed}`] : []),
          ...cited.map(({ url }) => names.get(url) ?? url),
        ].join(', '),
  }
}

async function wrongIn(parts: readonly StreamedPart[], database: Client): Promise<string[]> {
  const sources = new Map(
    parts.flatMap((part) => (part.type === 'source' ? [[part.source.number, part.source]] : [])),
  )
  const wrong: string[] = []
  for (const part of parts) {
    if (part.type !== 'sentence') continue
    const source = sources.get(part.sources[0] ?? 0)
    const { rows } = await database.query<{ text: string }>(
      'SELECT text FROM search.documents WHERE url = $1 AND locale = $2',
      [source?.url, source?.locale],
    )
    const sentence = toReadable(part.text).spaced
    if (part.sources.length !== 1 || !rows.some(({ text }) => toReadable(text).spaced.includes(sentence))) {
      wrong.push(part.text)
    }
  }
  return wrong
}
