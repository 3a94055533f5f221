import { parseLang } from '@carelane/countries'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { answer } from '../../../src/features/assistant/choose-answerer'
import { type Carried, TOOL_NAMES } from '../../../src/features/assistant/engine/answer'
import type { StreamedPart } from '../../../src/features/assistant/engine/streamed-part'

/** Other names of tools in the file of questions. */
const TOOLS = { appointment: 'repairAppointment' } as const

const question = z.object({
  id: z.string(),
  lang: z.string(),
  language: z.string(),
  q: z.string(),
  kind: z.enum(['content', 'tool', 'nearMiss', 'refuse', 'smalltalk', 'danger', 'otherBrand']),
  /** English titles or headlines of pages, any of which is right. */
  titles: z.array(z.string()),
  tool: z.enum([...TOOL_NAMES, 'tvWarranty', 'appointment']).nullable(),
  /** The question before it in the conversation. */
  prev: z.string().nullable(),
})

export type TuningQuestion = z.infer<typeof question>

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))

/** The assistant was tuned on them, so they show no more than that it was. */
export const readTuningQuestions = () => z.array(question).parse(read('questions.json'))

const readHeadlines = () => z.record(z.string(), z.array(z.string())).parse(read('headlines.json'))

export interface TuningOutcome {
  question: TuningQuestion
  isFirst: boolean
  isFound: boolean
  isRefused: boolean
  isMet: boolean
  told: string
}

export async function askTuning(
  questions: readonly TuningQuestion[],
  database: Client,
): Promise<TuningOutcome[]> {
  const titled = await titlesByUrl(database)
  const carriedAfter = new Map<string, Carried>()
  const outcomes: TuningOutcome[] = []
  for (const each of questions) {
    const parsed = parseLang(each.lang)
    if (!parsed.ok) throw new Error(`There is no section “${each.lang}”.`)
    const carried = (each.prev && carriedAfter.get(each.prev)) || { device: null, topic: null }
    const asked = { text: each.q, lang: each.lang, locale: parsed.locale, carried }
    const parts: StreamedPart[] = []
    for await (const part of answer(asked, AbortSignal.timeout(30_000))) parts.push(part)
    for (const part of parts) if (part.type === 'carried') carriedAfter.set(each.id, part.carried)
    outcomes.push(judge(each, parts, titled))
  }
  return outcomes
}

/** English titles of the page that stands at an address, and of those whose place it takes. */
async function titlesByUrl(database: Client): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await database.query<{ url: string; title: string }>(
    `SELECT DISTINCT shown.url, named.title FROM search.documents shown
     JOIN search.documents named ON named.collection = shown.collection AND named.slot = shown.slot
       AND named.locale = 'en'`,
  )
  const titles = new Map<string, string[]>()
  const add = (url: string, title: string) => titles.set(url, [...(titles.get(url) ?? []), title])
  for (const { url, title } of rows) {
    add(url, title)
    if (url.startsWith('service-policy/')) add(url, 'Service policy')
  }
  for (const [headline, urls] of Object.entries(readHeadlines())) for (const url of urls) add(url, headline)
  return titles
}

function judge(
  each: TuningQuestion,
  parts: readonly StreamedPart[],
  titled: ReadonlyMap<string, string[]>,
): TuningOutcome {
  const sources = parts.flatMap((part) => (part.type === 'source' ? [part.source] : []))
  const tools = parts.flatMap((part) => (part.type === 'tool' ? [part.offer.name] : []))
  const expectedTool = each.tool && each.tool in TOOLS ? TOOLS[each.tool as keyof typeof TOOLS] : each.tool
  const isRight = ({ url }: { url: string }) =>
    (titled.get(url) ?? []).some((title) => each.titles.includes(title))
  const isSafe = parts.some(({ type }) => type === 'safety')
  const isSafetyRight = isSafe && each.titles.includes('Care and safety, device by device')
  const types = new Set(parts.map(({ type }) => type))
  const isAnswered = sources.length > 0 || tools.length > 0
  return {
    question: each,
    isFirst:
      isSafetyRight ||
      (sources[0] !== undefined && isRight(sources[0])) ||
      (tools[0] !== undefined && tools[0] === expectedTool),
    isFound: isSafetyRight || sources.some(isRight) || tools.some((tool) => tool === expectedTool),
    isRefused: !isSafe && (!isAnswered || types.has('greeting') || types.has('refusal')),
    isMet: isMetRightly(each.kind, types),
    told: parts
      .flatMap((part) => {
        if (part.type === 'source') return [part.source.title]
        if (part.type === 'tool') return [`→ ${part.offer.name}`]
        if (part.type === 'refusal') return [`refused: ${part.reason}`]
        return part.type === 'sentence' || part.type === 'carried' ? [] : [part.type]
      })
      .join(', '),
  }
}

function isMetRightly(kind: TuningQuestion['kind'], types: ReadonlySet<StreamedPart['type']>): boolean {
  switch (kind) {
    case 'refuse':
      return types.has('refusal')
    case 'smalltalk':
      return types.has('greeting')
    case 'danger':
      return types.has('safety')
    case 'otherBrand':
      return types.has('otherBrand')
    default:
      return true
  }
}

export interface TuningScore {
  honest: number
  first: number
  found: number
  refused: number
  /** By kind: how many were met rightly, of how many. */
  met: Record<'refuse' | 'smalltalk' | 'danger' | 'otherBrand', [right: number, asked: number]>
}

export function tuningScore(outcomes: readonly TuningOutcome[]): TuningScore {
  const honest = outcomes.filter(({ question: { kind } }) => ['content', 'tool', 'nearMiss'].includes(kind))
  const metOf = (kind: TuningQuestion['kind']): [number, number] => {
    const asked = outcomes.filter(({ question: each }) => each.kind === kind)
    return [asked.filter(({ isMet }) => isMet).length, asked.length]
  }
  return {
    honest: honest.length,
    first: honest.filter(({ isFirst }) => isFirst).length,
    found: honest.filter(({ isFound }) => isFound).length,
    refused: honest.filter(({ isRefused }) => isRefused).length,
    met: {
      refuse: metOf('refuse'),
      smalltalk: metOf('smalltalk'),
      danger: metOf('danger'),
      otherBrand: metOf('otherBrand'),
    },
  }
}
