import { placeOf as asked } from '@carelane/after-sales'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { holdBackRequest } from '../lookup/guard/hold-back-request'
import { placeOf } from '../lookup/place'

const choice = z.string().trim().min(1).max(100).optional()
const query = z.object({ lang: z.string().max(10), brand: choice, serial: choice })

/** The lists change when a product comes out. */
const LIFETIME_SECONDS = 60

/**
 * The lists for what was chosen so far; 400 for what is no such question, 404 without such a section, 429 for too many, 503
 * without an answer.
 */
export async function answerChoices(request: Request): Promise<Response> {
  const read = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!read.success) return refused(400, 'The query needs lang, and may have brand and serial.')
  const { lang, ...chosen } = read.data
  const place = await placeOf(lang)
  if (!place) return refused(404, 'There is no such section.')
  const held = await holdBackRequest(request, 'driver-choices')
  if (held) return held
  const answer = await afterSales().ask(
    'driverChoices',
    { ...asked(place), ...chosen },
    { signal: request.signal },
  )
  if (!answer.ok) return refused(503, 'The service does not answer.')
  return Response.json(answer.data, { headers: { 'cache-control': `public, max-age=${LIFETIME_SECONDS}` } })
}

function refused(status: number, message: string): Response {
  return Response.json({ status, message }, { status, headers: { 'cache-control': 'no-store' } })
}
