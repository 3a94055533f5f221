import { holdBackRequest } from '@/features/lookup/guard/hold-back-request'
import { pricesFor } from '@/features/part-prices/prices-for'

/** What can be chosen, and what it costs: `?lang=ng&product=Mobile+Phone`. */
export async function GET(request: Request): Promise<Response> {
  const held = await holdBackRequest(request, 'spare-parts-price')
  if (held) return held
  const { status, body } = await pricesFor(Object.fromEntries(new URL(request.url).searchParams))
  // Prices change by the day: long enough for a visitor who goes back and forth.
  const cacheControl = status === 200 ? 'public, max-age=60' : 'no-store'
  return Response.json(body, { status, headers: { 'cache-control': cacheControl } })
}
