import { randomUUID } from 'node:crypto'
import { streamText } from 'ai'
import { ownLog } from '@/platform/log'
import type { AnswerPart, Asked } from '../engine/answer'
import type { Passage } from '../engine/find-passages'
import { checkSentence } from './check-sentence'
import { countCost } from './count-cost'
import { languageModel, type Model } from './model-client'
import { promptOf } from './prompt'

const MOST_TOKENS = 900
const MOST_SENTENCES = 8

/** Ms until the first token, or between tokens. */
const SILENCE_MS = 8000

class Unfit extends Error {}

/**
 * Leaves out each sentence that does not pass.
 * @throws if the model fails or stalls, or no sentence passes
 */
export async function* writeAnswer(
  model: Model,
  asked: Asked,
  passages: readonly Passage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const shown = new Map<string, number>()
  let [sentences, leftOut] = [0, 0]
  for await (const line of linesOf(model, asked, passages, signal)) {
    const checked = checkSentence(line, passages, ({ source }) => source.locale === asked.locale)
    if (!checked) {
      if ((leftOut += 1) > MOST_SENTENCES) throw new Unfit('it rambles')
      continue
    }
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
  if (sentences === 0) throw new Unfit('it says nothing that our pages say')
  if (leftOut > 0) ownLog().info({ leftOut }, 'sentences of the model that are not shown')
}

/** @throws if the model fails, stops early or stalls */
async function* linesOf(
  model: Model,
  asked: Asked,
  passages: readonly Passage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(new Unfit('it is silent')), SILENCE_MS)
  const stream = streamText({
    model: languageModel(model),
    ...promptOf(asked, passages, `=====${randomUUID()}=====`),
    maxOutputTokens: MOST_TOKENS,
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    // Reading the stream reports it.
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
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
        await countCost({ answers: 1, tokensIn: inputTokens, tokensOut: outputTokens })
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
