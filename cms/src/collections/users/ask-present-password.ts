import type { CollectionBeforeValidateHook, PayloadRequest, ValidationError } from 'payload'
import type { Refusal } from '@carelane/messages/admin'
import { sidePool } from '../../database/side-pool'
import { isOwnPassword } from '../../log-in/own-password'
import { forgetAttempts, takeAttempt } from '../../log-in/password-attempts'
import { pleaseWait } from '../../log-in/please-wait'
import { refuseField } from '../../refusals/refuse-field'
import { sayRefusal } from '../../refusals/say-refusal'

const FREE_ATTEMPTS = 5

/** Whoever finds a session open must not take its account over. */
export const askPresentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { presentPassword, ...changes } = data
  if (req.user && (operation === 'create' || changesWhoGetsIn(changes, originalDoc))) {
    await requirePresentPassword(req, req.user.id, presentPassword)
  }
  return changes
}

function changesWhoGetsIn(changes: Partial<Account>, before: Partial<Account> | undefined): boolean {
  if (changes.password) return true
  return (['email', 'role'] as const).some(
    (name) => changes[name] !== undefined && changes[name] !== before?.[name],
  )
}

interface Account {
  email: unknown
  role: unknown
  password: unknown
}

async function requirePresentPassword(req: PayloadRequest, id: number, given: unknown): Promise<void> {
  if (req.context.hasGivenPresentPassword === true) return
  if (typeof given !== 'string' || given === '') throw refuse(req, 'Give your own present password.')
  const db = sidePool(req.payload)
  const { secret } = req.payload
  const budget = { subject: `present password of account ${id}`, free: FREE_ATTEMPTS }
  const wait = await takeAttempt(db, secret, budget)
  if (wait > 0) throw pleaseWait(req, wait)
  if (!(await isOwnPassword(req, id, given))) throw refuse(req, 'This is not your present password.')
  await forgetAttempts(db, secret, budget)
  // Many accounts may be changed at once.
  req.context.hasGivenPresentPassword = true
}

function refuse(req: PayloadRequest, reason: Refusal): ValidationError {
  return refuseField(req, 'users', 'presentPassword', sayRefusal(req, reason))
}
