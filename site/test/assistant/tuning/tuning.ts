import { parseLang } from '@carelane/countries'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { searchContent } from '../../../src/content/search'
import { answer } from '../../../src/features/assistant/choose-answerer'
import { type Carried, TOOL_NAMES, type ToolName } from '../../../src/features/assistant/engine/answer'
import type { StreamedPart } from '../../../src/features/assistant/engine/streamed-part'
import { toolHref } from '../../../src/features/assistant/tool-links'

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
  /** Place of the first right hit among those that the search shows for the same words; null if it has none. */
  hit: number | null
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
    outcomes.push({ ...judge(each, parts, titled), hit: await placeInSearch(each, titled) })
  }
  return outcomes
}

async function placeInSearch(
  each: TuningQuestion,
  titled: ReadonlyMap<string, string[]>,
): Promise<number | null> {
  const found = await searchContent(each.lang, { q: each.q.slice(0, LONGEST_SEARCH), page: 1, size: 10 })
  const tool = toolNamed(each)
  const place = (found?.hits ?? []).findIndex(
    ({ url }) =>
      (titled.get(url) ?? []).some((title) => each.titles.includes(title)) ||
      (tool !== null && toolHref(each.lang, tool) === `/${each.lang}/${url.replace(/\/?$/, '/')}`),
  )
  return place < 0 ? null : place
}

const LONGEST_SEARCH = 200

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
): Omit<TuningOutcome, 'hit'> {
  const sources = parts.flatMap((part) => (part.type === 'source' ? [part.source] : []))
  const tools = parts.flatMap((part) => (part.type === 'tool' ? [part.offer.name] : []))
  const expectedTool = toolNamed(each)
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

function toolNamed({ tool }: TuningQuestion): ToolName | null {
  if (tool === 'appointment') return 'repairAppointment'
  return tool === 'tvWarranty' ? null : tool
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
  /** Found by the search as the first hit, or among ten. */
  hits: [first: number, shown: number]
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
    hits: [honest.filter(({ hit }) => hit === 0).length, honest.filter(({ hit }) => hit !== null).length],
    met: {
      refuse: metOf('refuse'),
      smalltalk: metOf('smalltalk'),
      danger: metOf('danger'),
      otherBrand: metOf('otherBrand'),
    },
  }
}
