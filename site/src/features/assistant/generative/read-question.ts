import { randomUUID } from 'node:crypto'
import { INTENT_DANGERS } from '@carelane/main-api/intent-kinds'
import type { LikelyIntent } from '@carelane/main-api'
import { generateText } from 'ai'
import { z } from 'zod'
import { ownLog } from '@/platform/log'
import type { Asked } from '../engine/answer'
import { countCost } from './count-cost'
import { languageModel, type Model } from './model-client'
import { readingPrompt } from './prompt'

/** The visitor waits for it before anything is written. */
const BUDGET_MS = 1500

const MOST_TOKENS = 200

const searchWords = z.string().trim().max(200)

const reading = z.strictObject({
  /** Place in the list of likely subjects, from 1. */
  subject: z.number().int().positive().nullable(),
  danger: z.enum(INTENT_DANGERS).nullable(),
  isForUs: z.boolean(),
  /** In the language of the section. */
  words: searchWords,
  english: searchWords,
})

export type Reading = z.output<typeof reading>

/** Null if the model is slow, fails, or says anything but what it was asked for. */
export async function readQuestion(
  model: Model,
  asked: Asked,
  intents: readonly LikelyIntent[],
  signal: AbortSignal,
): Promise<Reading | null> {
  try {
    const { text, usage } = await generateText({
      model: languageModel(model),
      ...readingPrompt(asked, intents, `=====${randomUUID()}=====`),
      maxOutputTokens: MOST_TOKENS,
      temperature: 0,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(BUDGET_MS)]),
    })
    await countCost({ answers: 0, tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 })
    const told: unknown = JSON.parse(text)
    return reading.parse(told)
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error
    ownLog().info({ reason }, 'how the model reads the question is not used')
    return null
  }
}
