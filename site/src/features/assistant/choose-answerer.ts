import { readEnvironment } from '@carelane/config'
import type { Asked } from './engine/answer'
import { embeddedAnswer } from './engine/embedded-answer'
import type { StreamedPart } from './engine/streamed-part'
import { generativeAnswer } from './generative/generative-answer'
import { dangerOf } from './safety/danger-of'
import { safetyAnswer } from './safety/safety-answer'

/** Danger first. Without a language model, our pages alone answer. */
export function answer(asked: Asked, signal: AbortSignal): AsyncIterable<StreamedPart> {
  const danger = dangerOf(asked.text, asked.locale)
  if (danger) return safetyAnswer(danger, asked)
  const {
    AI_BASE_URL: baseUrl,
    AI_MODEL: model,
    AI_API_KEY: apiKey,
  } = readEnvironment(['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'])
  if (baseUrl === undefined || model === undefined) return embeddedAnswer(asked, signal)
  return generativeAnswer({ baseUrl, model, apiKey })(asked, signal)
}
