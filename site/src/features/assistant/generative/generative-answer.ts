import { ownLog } from '@/platform/log'
import type { StreamedPart } from '../engine/streamed-part'
import type { Asked } from '../engine/answer'
import { answerAtOnce } from '../engine/answer-at-once'
import { deviceOf } from '../engine/device-of'
import { embeddedAnswer } from '../engine/embedded-answer'
import { findPassages } from '../engine/find-passages'
import { toolsOf } from '../engine/tools'
import type { Model } from './model-client'
import { writeAnswer } from './write-answer'

export function generativeAnswer(model: Model) {
  return async function* (asked: Asked, signal: AbortSignal): AsyncGenerator<StreamedPart> {
    // Saves the model's cost.
    const passages = answerAtOnce(asked) === null ? await findPassages(asked, signal) : []
    if (passages.length === 0) return yield* embeddedAnswer(asked, signal)
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
      return yield* embeddedAnswer(asked, signal)
    }
    for (const offer of toolsOf(asked)) yield { type: 'tool', offer }
    const topic = passages[0]?.source.title ?? asked.carried.topic
    const device = deviceOf(asked.text, asked.locale) ?? asked.carried.device
    yield { type: 'carried', carried: { device, topic } }
  }
}
