import { readEnvironment } from '@carelane/config'
import type { AnswerPart, Asked } from './engine/answer'
import { embeddedAnswer } from './engine/embedded-answer'
import { generativeAnswer } from './generative/generative-answer'

/** As an answerer's; `again` withdraws what came before it. */
export type GivenPart = AnswerPart | { type: 'again' }

/** Answers by the language model where one is configured, else from our own pages alone. */
export function answer(asked: Asked, signal: AbortSignal): AsyncIterable<GivenPart> {
  const {
    AI_BASE_URL: baseUrl,
    AI_MODEL: model,
    AI_API_KEY: apiKey,
  } = readEnvironment(['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'])
  if (baseUrl === undefined || model === undefined) return embeddedAnswer(asked, signal)
  return generativeAnswer({ baseUrl, model, apiKey })(asked, signal)
}
