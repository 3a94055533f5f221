import type { Refusal } from '@carelane/messages/admin'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusal } from '../../../access/refusal'
import type { Role } from '../../../access/roles'
import { isAdministrator } from '../../../access/staff'
import type { Database } from '../../../database/query'
import { forgetAttempts, takeAttempt } from '../../../log-in/password-attempts'
import { pleaseWait } from '../../../log-in/please-wait'
import { factorsOf } from '../../../queries/accounts/factors'
import {
  confirmPendingFactor,
  keepPendingFactor,
  recoveryCodesLeft,
  removeSecondFactor,
  replaceRecoveryCodes,
  secondFactorOf,
} from '../../../queries/accounts/second-factor'
import { endSessionsOf } from '../../../queries/accounts/sessions'
import { withLockedAccount } from '../../../queries/accounts/with-locked-account'
import { sayRefusal } from '../../../refusals/say-refusal'
import { readBody } from '../../../requests/read-body'
import { requireOwnProof } from '../own-proof'
import { requireOwnSession } from '../sessions/own-session'
import { drawQrCode } from './draw-qr-code'
import { newSecret, setUpAddress, stepOfCode } from './one-time-code'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { resetSecondFactor } from './reset-second-factor'
import { openSecret, sealSecret } from './sealed-secret'
import type { RecoveryCodesAnswer, SecondFactorBegun, SecondFactorState } from './second-factor-answers'

const FREE_CONFIRMATIONS = 10

const typedCode = z.object({ code: z.string().transform((code) => code.replace(/\s/g, '')) })

const named = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** All but the first two ask for the own password, and for a code where there is a second factor. */
export function secondFactorEndpoints(requiredRoles: readonly Role[]): Omit<Endpoint, 'root'>[] {
  const state = async (req: PayloadRequest): Promise<Response> => {
    const { account } = requireOwnSession(req)
    const { pool } = req.payload.db
    const body: SecondFactorState = {
      since: (await secondFactorOf(pool, account))?.since?.toISOString() ?? null,
      codesLeft: await recoveryCodesLeft(pool, account),
      isRequired: isRequiredOf(req) && !(await factorsOf(pool, account)).hasPasskeys,
    }
    return Response.json(body)
  }
  const isRequiredOf = ({ user }: PayloadRequest) => user !== null && requiredRoles.includes(user.role)
  return [
    { method: 'get', path: '/second-factor', handler: state },
    { method: 'post', path: '/second-factor/confirm', handler: confirm },
    { method: 'post', path: '/second-factor/begin', handler: proven(begin) },
    { method: 'post', path: '/second-factor/recovery-codes', handler: proven(renewRecoveryCodes) },
    {
      method: 'post',
      path: '/second-factor/remove',
      handler: proven(async (req, account) => {
        await withLockedAccount(req.payload.db.pool, account, async (db) => {
          if (isRequiredOf(req) && !(await factorsOf(db, account)).hasPasskeys)
            throw conflict(
              req,
              'Your role asks for a second factor. Use another phone instead of turning it off.',
            )
          await removeSecondFactor(db, account)
        })
        req.payload.logger.warn({ account }, 'a second factor was turned off')
        return state(req)
      }),
    },
    { method: 'post', path: '/:id/second-factor/reset', handler: resetOfAnother },
  ]
}

function proven(work: (req: PayloadRequest, account: number) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    const { account } = requireOwnSession(req)
    await readBody(req)
    await requireOwnProof(req, account, req.data ?? {})
    return work(req, account)
  }
}

async function begin(req: PayloadRequest, account: number): Promise<Response> {
  const secret = newSecret()
  await keepPendingFactor(
    req.payload.db.pool,
    account,
    sealSecret(secret, req.payload.config.secret, account),
  )
  const body: SecondFactorBegun = { secret, picture: drawQrCode(setUpAddress(secret, req.user?.email ?? '')) }
  return Response.json(body)
}

async function confirm(req: PayloadRequest): Promise<Response> {
  const { account, session } = requireOwnSession(req)
  const { payload } = req
  const { pool } = payload.db
  await readBody(req)
  const budget = { subject: `first code of account ${account}`, free: FREE_CONFIRMATIONS }
  const wait = await takeAttempt(pool, payload.secret, budget)
  if (wait > 0) throw pleaseWait(req, wait)
  const { pending } = (await secondFactorOf(pool, account)) ?? {}
  if (!pending) throw conflict(req, 'There is nothing to confirm. Begin again.')
  const { code = '' } = typedCode.safeParse(req.data).data ?? {}
  const step = stepOfCode(openSecret(pending, payload.config.secret, account), code)
  if (step === undefined) throw new APIError(sayRefusal(req, 'This code is not right.'), 400, null, true)
  await forgetAttempts(pool, payload.secret, budget)
  const recoveryCodes = await withLockedAccount(pool, account, async (db) => {
    if (!(await confirmPendingFactor(db, account, step)))
      throw conflict(req, 'There is nothing to confirm. Begin again.')
    // Whoever else is logged in to the account has proven less.
    await endSessionsOf(db, account, { allBut: session })
    return giveRecoveryCodes(req, db, account)
  })
  payload.logger.info({ account }, 'a second factor was set up')
  const body: RecoveryCodesAnswer = { recoveryCodes }
  return Response.json(body)
}

async function renewRecoveryCodes(req: PayloadRequest, account: number): Promise<Response> {
  const { pool } = req.payload.db
  if (!(await secondFactorOf(pool, account))?.since)
    throw conflict(req, 'There is no second factor. Set one up first.')
  const recoveryCodes = await withLockedAccount(pool, account, (db) => giveRecoveryCodes(req, db, account))
  const body: RecoveryCodesAnswer = { recoveryCodes }
  return Response.json(body)
}

async function giveRecoveryCodes(
  { payload }: PayloadRequest,
  db: Database,
  account: number,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashOfRecoveryCode(code, payload.secret, account))
  await replaceRecoveryCodes(db, account, hashes)
  return codes
}

async function resetOfAnother(req: PayloadRequest): Promise<Response> {
  const { account } = requireOwnSession(req)
  const other = named.safeParse(req.routeParams).data?.id
  if (!isAdministrator(req.user) || other === undefined || other === account)
    throw refusal(req, 'Only another administrator can do this.')
  await readBody(req)
  await requireOwnProof(req, account, req.data ?? {})
  await resetSecondFactor(req.payload.db.pool, other)
  req.payload.logger.warn({ account: other, by: account }, 'an administrator reset a second factor')
  return Response.json({ reset: true })
}

function conflict(req: PayloadRequest, reason: Refusal): APIError {
  return new APIError(sayRefusal(req, reason), 409, null, true)
}
