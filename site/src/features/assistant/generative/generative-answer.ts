import { ownLog } from '@/platform/log'
import type { StreamedPart } from '../engine/streamed-part'
import type { AnswerPart, Asked, RefusalReason } from '../engine/answer'
import { answerAtOnce } from '../engine/answer-at-once'
import { deviceOf } from '../engine/device-of'
import { answerFrom, embeddedAnswer, likelyTools } from '../engine/embedded-answer'
import { findPassages, type FoundPassages } from '../engine/find-passages'
import { toolsOf } from '../engine/tools'
import { metWith } from '../engine/understand'
import { safetyAnswer } from '../safety/safety-answer'
import { asRead } from './as-read'
import type { Model } from './model-client'
import { type Reading, readQuestion } from './read-question'
import { writeAnswer } from './write-answer'

/** Of these the model may think otherwise; never of danger, crime, or other people. */
const LIFTED: readonly RefusalReason[] = ['unsupported', 'legal', 'medical', 'sales']

const mayBeLifted = (part: AnswerPart) => part.type === 'refusal' && LIFTED.includes(part.reason)

export function generativeAnswer(model: Model) {
  return async function* (asked: Asked, signal: AbortSignal): AsyncGenerator<StreamedPart> {
    // Saves the model's cost.
    if (answerAtOnce(asked) !== null) return yield* embeddedAnswer(asked, signal)
    const found = await findPassages(asked, signal)
    const otherwise = metWith(asked, found.intents, true)
    if (otherwise !== null && !otherwise.every(mayBeLifted)) return yield* answerFrom(asked, found)
    const reading = await readQuestion(model, asked, found.intents, signal)
    if (reading?.danger) {
      const danger = { dangers: [reading.danger], locale: asked.locale }
      return yield* safetyAnswer(danger, asked)
    }
    if (otherwise !== null && reading?.isForUs !== true) return yield* answerFrom(asked, found)
    let isBegun = false
    try {
      for await (const part of writtenAnswer(model, asked, { found, reading }, signal)) {
        isBegun = true
        yield part
      }
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      ownLog().warn({ reason }, 'what the model wrote is not shown')
      if (isBegun) yield { type: 'again' }
      yield* answerFrom(asked, found)
    }
  }
}

interface Understood {
  found: FoundPassages
  reading: Reading | null
}

/** @throws ContentUnavailable, or as `writeAnswer` does */
async function* writtenAnswer(
  model: Model,
  asked: Asked,
  { found, reading }: Understood,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { passages, intents } = reading ? await asRead(asked, found, reading, signal) : found
  if (passages.length === 0) return yield* answerFrom(asked, found)
  yield* writeAnswer(model, asked, passages, signal)
  for (const offer of toolsOf(asked, likelyTools(intents))) yield { type: 'tool', offer }
  if (found.finder) yield { type: 'finder', finder: found.finder }
  const topic = passages[0]?.source.title ?? asked.carried.topic
  const device = deviceOf(asked.text, asked.locale) ?? asked.carried.device
  yield { type: 'carried', carried: { device, topic } }
}
