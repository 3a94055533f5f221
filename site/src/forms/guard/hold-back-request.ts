import { countOne } from './counters'
import { visitorOf } from './visitor'

/** Null lets it through. */
export async function holdBackRequest(request: Request, tool: string): Promise<Response | null> {
  const { isPast, seconds } = await countOne('requests', visitorOf(request.headers, tool))
  if (!isPast) return null
  return Response.json(
    { message: 'Too many requests.' },
    { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  )
}
