import type { Database } from '../../../database/query'
import { bindIdentity, boundAccount, signOnAccount } from '../../../queries/accounts/identities'
import { withLockedAccount } from '../../../queries/accounts/with-locked-account'
import type { SignOnProblem } from './problems'
import type { ProvenIdentity } from './provider'

/** Addresses may be given to others: once an account is bound to a person at the provider, no other has it. */
export async function findSignedOn(
  pool: Database & Parameters<typeof withLockedAccount>[0],
  { issuer, subject, email }: ProvenIdentity,
): Promise<number | SignOnProblem> {
  const bound = await boundAccount(pool, issuer, subject)
  const account = bound ?? (email === undefined ? undefined : await signOnAccount(pool, { email }))
  if (account === undefined) return email === undefined ? 'unverified' : 'unknown'
  if (account.isDeactivated) return 'deactivated'
  if (bound) return account.id
  const isBound = await withLockedAccount(pool, account.id, (db) =>
    bindIdentity(db, { issuer, subject, account: account.id }),
  )
  return isBound ? account.id : 'another'
}
