import type { Payload } from 'payload'
import { sidePool } from '../../../database/side-pool'
import { forgetAttempts, takeAttempt } from '../../../log-in/password-attempts'
import { secondFactorOf, spendRecoveryCode, spendStep } from '../../../queries/accounts/second-factor'
import { stepOfCode } from './one-time-code'
import { hashOfRecoveryCode } from './recovery-codes'
import { openSecret } from './sealed-secret'

/** All who are not at a device that the account is known at share them: a code has a million values. */
const FREE_ATTEMPTS = 10

export type CheckedCode =
  { outcome: 'right' | 'not-asked' | 'missing' | 'wrong' | 'used' } | { outcome: 'wait'; seconds: number }

/**
 * A right code is spent.
 * @param device a known one, whose owner nobody else can make wait
 */
export async function checkCode(
  payload: Payload,
  account: number,
  given: unknown,
  device?: string,
): Promise<CheckedCode> {
  const db = sidePool(payload)
  const { secret } = (await secondFactorOf(db, account)) ?? {}
  if (!secret) return { outcome: 'not-asked' }
  if (typeof given !== 'string' || given.trim() === '') return { outcome: 'missing' }
  const by = device === undefined ? '' : ` by device ${device}`
  const budget = { subject: `code of account ${account}${by}`, free: FREE_ATTEMPTS }
  const seconds = await takeAttempt(db, payload.secret, budget)
  if (seconds > 0) return { outcome: 'wait', seconds }
  const outcome = await spendCode(payload, account, secret, given.replace(/\s/g, ''))
  if (outcome === 'right') await forgetAttempts(db, payload.secret, budget)
  return { outcome }
}

async function spendCode(
  payload: Payload,
  account: number,
  sealed: string,
  code: string,
): Promise<'right' | 'wrong' | 'used'> {
  const db = sidePool(payload)
  if (/^\d{6}$/.test(code)) {
    const step = stepOfCode(openSecret(sealed, payload.config.secret, account), code)
    if (step === undefined) return 'wrong'
    return (await spendStep(db, account, step)) ? 'right' : 'used'
  }
  if (!(await spendRecoveryCode(db, account, hashOfRecoveryCode(code, payload.secret, account))))
    return 'wrong'
  payload.logger.warn({ account }, 'a recovery code was used')
  return 'right'
}
