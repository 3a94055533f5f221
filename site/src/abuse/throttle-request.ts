import type { WaitingAction } from './actions'
import { spend } from './spend'
import { addressIn } from './visitor'

/** Null lets it through. */
export async function throttleRequest(request: Request, action: WaitingAction): Promise<Response | null> {
  const { price, seconds } = await spend(action, addressIn(request.headers))
  if (price === 0) return null
  return Response.json(
    { message: 'Too many requests.' },
    { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  )
}
