import type { CallRequest, CallResponse, EnvelopeCallName, Result } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { Account } from '@/accounts/account-schema'
import { freshSession } from '@/accounts/fresh-session'
import { sessionOfOwner } from '@/accounts/session-store'

/**
 * Calls refused for an expired token were not carried out, so they are repeated once.
 * @throws StoreError
 */
export async function callAsOwner<Name extends EnvelopeCallName>(
  kept: Account,
  name: Name,
  request: CallRequest<Name>,
): Promise<Result<CallResponse<Name>>> {
  const session = await sessionOfOwner(kept.owner)
  const fresh = session && (await freshSession(session))
  const answer = await afterSales().call(name, request, { token: (fresh ?? kept).token })
  if (!fresh || answer.ok || answer.failure.codeName === undefined) return answer
  const renewed = await freshSession(fresh, true)
  if (!renewed || renewed.token === fresh.token) return answer
  return afterSales().call(name, request, { token: renewed.token })
}
