import { unbindIdentities } from '../../../queries/accounts/identities'
import { removePasskeys } from '../../../queries/accounts/passkeys'
import { removeSecondFactor } from '../../../queries/accounts/second-factor'
import { endSessionsOf } from '../../../queries/accounts/sessions'
import { withLockedAccount } from '../../../queries/accounts/with-locked-account'

/** For whoever lost the phone, and the passkeys on it: the password alone lets in, and who comes by single sign-on is bound anew. */
export async function resetSecondFactor(
  pool: Parameters<typeof withLockedAccount>[0],
  account: number,
): Promise<void> {
  await withLockedAccount(pool, account, async (db) => {
    await removeSecondFactor(db, account)
    await removePasskeys(db, account)
    await unbindIdentities(db, account)
    await endSessionsOf(db, account, 'all')
  })
}
