import * as z from 'zod/mini'
import type { Carried } from './engine/answer'
import { ASSISTANT_PATH, FEEDBACK_PATH } from './paths'
import { shownPart, type ShownPart } from './shown-part'

// Zod would try `eval`, which our policy forbids and browsers report.
z.config({ jitless: true })

const DEADLINE_MS = 40_000

const problemAnswer = z.object({ message: z.string() })

interface Asked {
  lang: string
  question: string
  carried: Carried
}

/** @param failed message for a broken connection */
export async function* fetchAnswer(
  asked: Asked,
  failed: string,
  left: AbortSignal,
): AsyncGenerator<ShownPart> {
  try {
    const response = await fetch(ASSISTANT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.any([left, AbortSignal.timeout(DEADLINE_MS)]),
    })
    if (response.ok && response.body) {
      for await (const part of partsOf(response.body)) {
        yield part
        if (part.type === 'end' || part.type === 'problem') return
      }
    } else if (response.status === 429) {
      const { data } = problemAnswer.safeParse(await response.json())
      return yield { type: 'problem', message: data?.message ?? failed }
    }
  } catch {
    if (left.aborted) return
  }
  yield { type: 'problem', message: failed }
}

export interface Feedback {
  lang: string
  question: string
  helpful: 'yes' | 'no'
  sources: string[]
}

export async function sendFeedback(feedback: Feedback): Promise<boolean> {
  try {
    const response = await fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return response.ok
  } catch {
    return false
  }
}

/** @throws if the stream breaks off or is invalid */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ShownPart> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield shownPart.parse(JSON.parse(line.replace(/^data: /, '')))
  }
}
