import { z } from 'zod'
import { getFaqs } from '@/content/faq'
import { readForm } from '@/platform/read-form'
import { countView } from './count-view'
import { unavailableStatus } from './unavailable-status'
import { visitorOf } from './visitor'

const viewForm = z.object({ lang: z.string().max(10), faq: z.coerce.number().int().positive() })

export async function receiveView(request: Request): Promise<Response> {
  const read = viewForm.safeParse(await readForm(request))
  if (!read.success) return new Response(null, { status: 400 })
  const { reader, isRobot } = visitorOf(request)
  if (isRobot) return new Response(null, { status: 204 })
  try {
    const list = await getFaqs(read.data.lang)
    if (!list?.faqs.some(({ id }) => id === read.data.faq)) return new Response(null, { status: 404 })
    await countView(read.data.faq, reader)
    return new Response(null, { status: 204 })
  } catch (error) {
    return new Response(null, { status: unavailableStatus(error) })
  }
}
