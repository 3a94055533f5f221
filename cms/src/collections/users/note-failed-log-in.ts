import type { PayloadRequest } from 'payload'
import { sidePool } from '../../database/side-pool'
import type { LogInOutcome } from '../../metrics/watcher'
import { signOnAccount } from '../../queries/accounts/identities'

/** The line has the number of the account, and never what was typed, which may be a password. */
export async function noteFailedLogIn(
  { payload }: PayloadRequest,
  email: string,
  outcome: LogInOutcome,
): Promise<void> {
  try {
    const account = (await signOnAccount(sidePool(payload), { email }))?.id ?? null
    payload.logger.warn({ account, outcome }, 'a log-in failed')
  } catch (err) {
    payload.logger.error({ err, outcome }, 'a log-in failed, and whose is not known')
  }
}
