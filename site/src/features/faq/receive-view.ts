import { z } from 'zod'
import { getFaqs } from '@/content/faq'
import { answerBadRequest, answerError, answerUnavailable } from '@/platform/answer-json'
import { readForm } from '@/platform/read-form'
import { countView } from './count-view'
import { isAway } from './is-away'
import { visitorOf } from './visitor'

const viewForm = z.object({ lang: z.string().max(10), faq: z.coerce.number().int().positive() })

export async function receiveView(request: Request): Promise<Response> {
  const read = viewForm.safeParse(await readForm(request))
  if (!read.success) return answerBadRequest()
  const { reader, isRobot } = visitorOf(request)
  if (isRobot) return new Response(null, { status: 204 })
  try {
    const list = await getFaqs(read.data.lang)
    if (!list?.faqs.some(({ id }) => id === read.data.faq))
      return answerError(404, 'There is no such question.')
    await countView(read.data.faq, reader)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!isAway(error)) throw error
    return answerUnavailable('The view could not be counted.')
  }
}
