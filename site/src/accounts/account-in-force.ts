import type { Handed } from '@/handing-in/delivery'
import type { Account } from './account-schema'
import { freshSession } from './fresh-session'
import { accountOf } from './session-content'
import { sessionOfOwner } from './session-store'

/**
 * With the newest session's token, or the stored one, renewed once.
 * @throws StoreError
 */
export async function handInAs(
  kept: Account,
  handIn: (account: Account) => Promise<Handed>,
): Promise<Handed> {
  const session = await sessionOfOwner(kept.owner)
  const fresh = session && (await freshSession(session))
  const handed = await handIn(fresh ? accountOf(fresh) : kept)
  if (!fresh || handed.state !== 'failed' || handed.failure.codeName === undefined) return handed
  const renewed = await freshSession(fresh, true)
  return renewed && renewed.revision !== fresh.revision ? handIn(accountOf(renewed)) : handed
}
