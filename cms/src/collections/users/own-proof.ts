import { APIError, type PayloadRequest, type ValidationError } from 'payload'
import { z } from 'zod'
import { sidePool } from '../../database/side-pool'
import { isOwnPassword } from '../../log-in/own-password'
import { forgetAttempts, takeAttempt } from '../../log-in/password-attempts'
import { pleaseWait } from '../../log-in/please-wait'
import { refuseField } from '../../refusals/refuse-field'
import { sayRefusal } from '../../refusals/say-refusal'
import { checkCode } from './second-factor/check-code'
import { sayCodeRefusal } from './second-factor/say-code-refusal'

const FREE_ATTEMPTS = 5

const proof = z.object({
  presentPassword: z.string().min(1).optional().catch(undefined),
  presentCode: z.string().optional().catch(undefined),
})

/**
 * Whoever finds a session open must not take its account over.
 * @throws ValidationError, or APIError (429)
 */
export async function requireOwnProof(
  req: PayloadRequest,
  account: number,
  given: Record<string, unknown>,
): Promise<void> {
  // Many accounts may be changed at once.
  if (req.context.hasGivenProof === true) return
  const { presentPassword, presentCode } = proof.parse(given)
  if (presentPassword === undefined)
    throw refuse(req, 'presentPassword', sayRefusal(req, 'Give your own present password.'))
  const db = sidePool(req.payload)
  const { secret } = req.payload
  const budget = { subject: `present password of account ${account}`, free: FREE_ATTEMPTS }
  const wait = await takeAttempt(db, secret, budget)
  if (wait > 0) throw pleaseWait(req, wait)
  if (!(await isOwnPassword(req, account, presentPassword)))
    throw refuse(req, 'presentPassword', sayRefusal(req, 'This is not your present password.'))
  await forgetAttempts(db, secret, budget)
  await requireOwnCode(req, account, presentCode)
  req.context.hasGivenProof = true
}

async function requireOwnCode(
  req: PayloadRequest,
  account: number,
  given: string | undefined,
): Promise<void> {
  const checked = await checkCode(req.payload, account, given, 'that is logged in')
  const message = sayCodeRefusal(req, checked)
  if (message === undefined) return
  if (checked.outcome === 'wait') throw new APIError(message, 429, null, true)
  throw refuse(req, 'presentCode', message)
}

function refuse(req: PayloadRequest, path: string, message: string): ValidationError {
  return refuseField(req, 'users', path, message)
}
