import { countOne } from './counters'
import { visitorOf } from './visitor'

/**
 * Counts a request to a route that answers scripts with what is no secret, such as the next list of a form. Null lets
 * it through; else it is the answer, with when to come again.
 */
export async function holdBackRequest(request: Request, tool: string): Promise<Response | null> {
  const { isPast, seconds } = await countOne('requests', visitorOf(request.headers, tool))
  if (!isPast) return null
  return Response.json(
    { message: 'Too many requests.' },
    { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  )
}
