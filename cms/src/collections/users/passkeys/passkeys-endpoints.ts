import type { Refusal } from '@carelane/messages/admin'
import { randomBytes } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Role } from '../../../access/roles'
import { factorsOf } from '../../../queries/accounts/factors'
import { addPasskey, passkeysOf, removePasskey } from '../../../queries/accounts/passkeys'
import { endSessionsOf } from '../../../queries/accounts/sessions'
import { withLockedAccount } from '../../../queries/accounts/with-locked-account'
import { sayRefusal } from '../../../refusals/say-refusal'
import { readBody } from '../../../requests/read-body'
import type { Clients } from '../../../settings'
import { requireOwnProof } from '../own-proof'
import { deviceWords } from '../sessions/device-words'
import { requireOwnSession } from '../sessions/own-session'
import { additionAnswer, additionOptions, proveAddition } from './ceremonies'
import { additionChallenges } from './challenges'
import type { PasskeysAnswer } from './passkeys-answers'

const USER_HANDLE_BYTES = 32

const sentName = z.object({ name: z.string().trim().max(60).catch('') })

const named = z.object({ passkey: z.string() })

/** Nobody reads or changes another's. */
export function passkeysEndpoints(
  clients: Clients,
  requiredRoles: readonly Role[],
): Omit<Endpoint, 'root'>[] {
  const challenges = additionChallenges(clients)

  const begin = async (req: PayloadRequest): Promise<Response> => {
    const { account, session } = requireOwnSession(req)
    await readBody(req)
    await requireOwnProof(req, account, req.data ?? {})
    const known = await passkeysOf(req.payload.db.pool, account)
    const userHandle = known[0]?.userHandle ?? randomBytes(USER_HANDLE_BYTES).toString('base64url')
    const { email = '', name = '' } = req.user ?? {}
    const options = await additionOptions(clients.origin, { email, name, userHandle, known })
    const cookie = challenges.remember(req, { challenge: options.challenge, account, session, userHandle })
    return Response.json({ options }, { headers: { 'set-cookie': cookie } })
  }

  const confirm = async (req: PayloadRequest): Promise<Response> => {
    const { account, session } = requireOwnSession(req)
    const { logger } = req.payload
    await readBody(req)
    const begun = await challenges.spend(req)
    if (!begun || begun.account !== account || begun.session !== session)
      throw refused(req, 409, 'This took too long, or began in another browser. Begin again.')
    const answer = additionAnswer.safeParse(req.data).data
    const proven = answer && (await prove(req, () => proveAddition(clients.origin, begun.challenge, answer)))
    if (!proven) throw refused(req, 400, 'This passkey could not be added. Try again, or use another device.')
    const { name } = sentName.parse(req.data)
    const passkey = {
      account,
      credential: proven.id,
      userHandle: begun.userHandle,
      publicKey: proven.publicKey,
      counter: proven.counter,
      transports: answer.response.transports,
      name: name || deviceWords(req.headers.get('user-agent') ?? ''),
    }
    await withLockedAccount(req.payload.db.pool, account, async (db) => {
      if (!(await addPasskey(db, passkey)))
        throw refused(req, 409, 'This passkey could not be added. Try again, or use another device.')
      // Whoever else is logged in to the account has proven less.
      await endSessionsOf(db, account, { allBut: session })
    })
    logger.info({ account }, 'a passkey was added')
    return list(req)
  }

  const remove = async (req: PayloadRequest): Promise<Response> => {
    const { account, session } = requireOwnSession(req)
    await readBody(req)
    await requireOwnProof(req, account, req.data ?? {})
    const { passkey } = named.parse(req.routeParams)
    const isRequired = req.user !== null && requiredRoles.includes(req.user.role)
    await withLockedAccount(req.payload.db.pool, account, async (db) => {
      await removePasskey(db, account, passkey)
      const { since, hasPasskeys } = await factorsOf(db, account)
      if (isRequired && since === null && !hasPasskeys)
        throw refused(
          req,
          409,
          'Your role asks for a second factor. Set up another one before you remove this passkey.',
        )
      await endSessionsOf(db, account, { allBut: session })
    })
    req.payload.logger.warn({ account }, 'a passkey was removed')
    return list(req)
  }

  return [
    { method: 'get', path: '/passkeys', handler: list },
    { method: 'post', path: '/passkeys/begin', handler: begin },
    { method: 'post', path: '/passkeys/confirm', handler: confirm },
    { method: 'post', path: '/passkeys/:passkey/remove', handler: remove },
  ]
}

async function list(req: PayloadRequest): Promise<Response> {
  const { account } = requireOwnSession(req)
  const { pool } = req.payload.db
  const passkeys = await passkeysOf(pool, account)
  const body: PasskeysAnswer = {
    passkeys: passkeys.map(({ credential, name, made, used }) => ({
      passkey: credential,
      name,
      added: made.toISOString(),
      used: used?.toISOString() ?? null,
    })),
    asksCode: (await factorsOf(pool, account)).since !== null,
  }
  return Response.json(body)
}

async function prove<Proof>(
  { payload: { logger } }: PayloadRequest,
  work: () => Promise<Proof>,
): Promise<Proof | undefined> {
  try {
    return await work()
  } catch (err) {
    logger.warn({ err }, 'a passkey could not be added')
    return undefined
  }
}

function refused(req: PayloadRequest, status: 400 | 409, reason: Refusal): APIError {
  return new APIError(sayRefusal(req, reason), status, null, true)
}
