import { randomUUID } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import { ownLog } from '@/platform/log'
import type { GivenPart } from '../choose-answerer'
import type { Asked } from '../engine/answer'
import { embeddedAnswer } from '../engine/embedded-answer'
import { findPassages, type Passage } from '../engine/find-passages'
import { refusalOf } from '../engine/refusals'
import { toolsOf } from '../engine/tools'
import { checkSentence } from './check-sentence'
import { countCost } from './count-cost'
import { promptOf } from './prompt'

export interface Model {
  /** Of a server that speaks the protocol of OpenAI's chat completions. */
  baseUrl: string
  model: string
  apiKey: string | undefined
}

/** More than six short sentences in any of our scripts. */
const MOST_TOKENS = 900
const MOST_SENTENCES = 8

/** Of a model that says nothing yet, or nothing more, in ms. */
const SILENCE_MS = 8000

/** The answer is not to be shown: why, for the log alone. */
class Unfit extends Error {}

/**
 * Answers by a language model from the passages of our content. Each sentence is shown once it has passed the check; where
 * one does not, or the model fails, all of it is withdrawn and the embedded answer takes its place.
 */
export function generativeAnswer(model: Model) {
  return async function* (asked: Asked, signal: AbortSignal): AsyncGenerator<GivenPart> {
    // What is refused, and what leads to a tool alone, costs nothing.
    const passages = refusalOf(asked) === null ? await findPassages(asked, signal) : []
    if (passages.length === 0) return yield* embeddedAnswer(asked, signal)
    let isBegun = false
    try {
      for await (const part of written(model, asked, passages, signal)) {
        isBegun = true
        yield part
      }
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      ownLog().warn({ reason }, 'what the model wrote is not shown')
      if (isBegun) yield { type: 'again' }
      yield* embeddedAnswer(asked, signal)
    }
  }
}

async function* written(
  model: Model,
  asked: Asked,
  passages: readonly Passage[],
  signal: AbortSignal,
): AsyncGenerator<GivenPart> {
  const shown = new Map<string, number>()
  let sentences = 0
  for await (const line of linesOf(model, asked, passages, signal)) {
    const checked = checkSentence(line, passages, ({ source }) => source.locale === asked.locale)
    if (!checked) throw new Unfit('a sentence did not pass')
    if ((sentences += 1) > MOST_SENTENCES) throw new Unfit('it does not end')
    const numbers: number[] = []
    for (const { source } of checked.cites.flatMap((place) => passages[place] ?? [])) {
      const number = shown.get(source.url) ?? shown.size + 1
      if (!shown.has(source.url)) yield { type: 'source', source: { ...source, number } }
      shown.set(source.url, number)
      if (!numbers.includes(number)) numbers.push(number)
    }
    yield { type: 'sentence', text: checked.text, sources: numbers, locale: asked.locale }
  }
  if (sentences === 0) throw new Unfit('it says nothing')
  for (const offer of toolsOf(asked)) yield { type: 'tool', offer }
  const topic = passages[0]?.source.title ?? asked.carried.topic
  yield { type: 'carried', carried: { device: asked.carried.device, topic } }
}

/** The lines of what the model writes, each once it is whole. @throws where it fails, breaks off or falls silent */
async function* linesOf(
  { baseUrl, model, apiKey }: Model,
  asked: Asked,
  passages: readonly Passage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(new Unfit('it is silent')), SILENCE_MS)
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    includeUsage: true,
  })
  const stream = streamText({
    model: provider(model),
    ...promptOf(asked, passages, `=====${randomUUID()}=====`),
    maxOutputTokens: MOST_TOKENS,
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    // Said by whoever reads the stream.
    onError: () => undefined,
  })
  try {
    let rest = ''
    for await (const part of stream.fullStream) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(new Unfit('it is silent')), SILENCE_MS)
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new Unfit('it is silent')
      if (part.type === 'finish') {
        await countCost(part.totalUsage.inputTokens ?? 0, part.totalUsage.outputTokens ?? 0)
        if (part.finishReason !== 'stop') throw new Unfit(`it ended by ${part.finishReason}`)
      }
      if (part.type !== 'text-delta') continue
      const lines = (rest + part.text).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.map((line) => line.trim()).filter((line) => line !== '')
    }
    if (rest.trim() !== '') yield rest.trim()
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
