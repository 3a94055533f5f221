import { ownLog } from '@/platform/log'
import type { StreamedPart } from '../engine/streamed-part'
import type { Asked } from '../engine/answer'
import { answerAtOnce } from '../engine/answer-at-once'
import { deviceOf } from '../engine/device-of'
import { answerFrom, embeddedAnswer, likelyTools } from '../engine/embedded-answer'
import { findPassages } from '../engine/find-passages'
import { toolsOf } from '../engine/tools'
import { metWith } from '../engine/understand'
import type { Model } from './model-client'
import { writeAnswer } from './write-answer'

export function generativeAnswer(model: Model) {
  return async function* (asked: Asked, signal: AbortSignal): AsyncGenerator<StreamedPart> {
    // Saves the model's cost.
    if (answerAtOnce(asked) !== null) return yield* embeddedAnswer(asked, signal)
    const found = await findPassages(asked, signal)
    const { passages, intents } = found
    if (passages.length === 0 || metWith(asked, intents, true) !== null)
      return yield* answerFrom(asked, found)
    let isBegun = false
    try {
      for await (const part of writeAnswer(model, asked, passages, signal)) {
        isBegun = true
        yield part
      }
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      ownLog().warn({ reason }, 'what the model wrote is not shown')
      if (isBegun) yield { type: 'again' }
      return yield* answerFrom(asked, found)
    }
    for (const offer of toolsOf(asked, likelyTools(intents))) yield { type: 'tool', offer }
    const topic = passages[0]?.source.title ?? asked.carried.topic
    const device = deviceOf(asked.text, asked.locale) ?? asked.carried.device
    yield { type: 'carried', carried: { device, topic } }
  }
}
