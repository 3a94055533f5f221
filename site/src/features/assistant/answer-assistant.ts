import { answerBadRequest, answerNoSuchSection } from '@/platform/answer-json'
import { isFromElsewhere } from '@/platform/read-form'
import { readJson } from '@/platform/read-json'
import { findSiteSection } from '@/forms/site-section'
import { addressIn } from '@/abuse/visitor'
import { askedQuestion } from './asked-question'
import type { ToolCards } from './cards/tool-cards'
import { throttleQuestion } from './limits'
import { showAnswer } from './show-answer'
import type { ShownPart } from './shown-part'

/** JSON `{ lang, question, carried }` to lines `data: {…}`. 400 invalid, 404 unknown section, 429 too many. */
export async function answerAssistant(request: Request, cards: ToolCards): Promise<Response> {
  const asked = isFromElsewhere(request) ? null : askedQuestion.safeParse(await readJson(request)).data
  if (!asked) return answerBadRequest()
  const section = await findSiteSection(asked.lang)
  if (!section) return answerNoSuchSection()
  const throttled = await throttleQuestion(request.headers, asked.question, section)
  if (throttled) {
    const { message, seconds } = throttled
    return Response.json(
      { message },
      { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
    )
  }
  const asker = { address: addressIn(request.headers), cards }
  return new Response(asLines(showAnswer(asked, section, asker, request.signal)), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Buffering proxies would defeat streaming.
      'x-accel-buffering': 'no',
    },
  })
}

function asLines(parts: AsyncGenerator<ShownPart>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) {
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
