import type { Refusal } from '@carelane/messages/admin'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { refusal } from '../../../access/refusal'
import { clientNetwork } from '../../../log-in/client-network'
import { knownDevice } from '../../../log-in/known-device'
import { type Budget, giveBackAttempt, takeAttempt } from '../../../log-in/password-attempts'
import { signOnAccount } from '../../../queries/accounts/identities'
import { knownPasskey, notePasskeyUse } from '../../../queries/accounts/passkeys'
import { sayRefusal } from '../../../refusals/say-refusal'
import { readBody } from '../../../requests/read-body'
import type { Clients } from '../../../settings'
import { openSession } from '../sessions/open-session'
import { logInAnswer, logInOptions, proveLogIn } from './ceremonies'
import { logInChallenges } from './challenges'

/** An office shares a network. */
const FREE_FROM_NETWORK = 50

const FREE_BY_DEVICE = 10

/** The device has verified who it is: nothing else is asked for. */
export function passkeyLogInEndpoints(clients: Clients): Omit<Endpoint, 'root'>[] {
  const challenges = logInChallenges(clients)

  const begin = async (req: PayloadRequest): Promise<Response> => {
    const options = await logInOptions(clients.origin)
    const cookie = challenges.remember(req, { challenge: options.challenge })
    return Response.json({ options }, { headers: { 'set-cookie': cookie } })
  }

  const finish = async (req: PayloadRequest): Promise<Response> => {
    await readBody(req)
    const { pool } = req.payload.db
    const answer = logInAnswer.safeParse(req.data).data
    const passkey = answer && (await knownPasskey(pool, answer.id))
    const account = passkey && (await signOnAccount(pool, { id: passkey.account }))
    const budget = budgetOf(req, clients, account)
    await takeTurn(req, budget)
    const spent = await challenges.spend(req)
    if (!spent) throw refused(req, 'This took too long, or began in another browser. Begin again.')
    if (!answer || !account) {
      req.payload.logger.warn('a passkey that is not known was refused')
      throw refused(req, DID_NOT_WORK)
    }
    const counter = await prove(req, account.id, () =>
      proveLogIn(clients.origin, spent.challenge, answer, passkey),
    )
    if (account.isDeactivated) throw refusal(req, 'This account was deactivated. Ask an administrator.')
    const cookies = await openSession(req, account.id, clients, async (db) => {
      if (await notePasskeyUse(db, answer.id, counter)) return
      req.payload.logger.warn(
        { account: account.id },
        'a passkey was refused: removed, or copied, as its counter went back',
      )
      throw refused(req, DID_NOT_WORK)
    })
    await giveBackAttempt(pool, req.payload.secret, budget)
    req.payload.logger.info({ account: account.id }, 'an editor logged in with a passkey')
    const response = Response.json({ loggedIn: true })
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  }

  return [
    { method: 'post', path: '/passkeys/log-in/begin', handler: begin },
    { method: 'post', path: '/passkeys/log-in', handler: finish },
  ]
}

const DID_NOT_WORK = 'This passkey did not work. Try again, or log in another way.'

function budgetOf(
  { headers, payload: { secret } }: PayloadRequest,
  { isTrustedProxy, isHttps }: Clients,
  account: { id: number; email: string } | undefined,
): Budget {
  const device = account && knownDevice(headers, { email: account.email, secret, isHttps })
  return device === undefined
    ? { subject: `passkeys from ${clientNetwork(headers, isTrustedProxy)}`, free: FREE_FROM_NETWORK }
    : { subject: `passkeys of account ${account?.id} by device ${device}`, free: FREE_BY_DEVICE }
}

async function takeTurn(req: PayloadRequest, budget: Budget): Promise<void> {
  const seconds = await takeAttempt(req.payload.db.pool, req.payload.secret, budget)
  if (seconds === 0) return
  req.responseHeaders = new Headers({ 'retry-after': String(seconds) })
  const message = sayRefusal(req, 'Too many attempts. Try again in {{count}} s.', { count: seconds })
  throw new APIError(message, 429, null, true)
}

async function prove<Proof>(
  req: PayloadRequest,
  account: number,
  work: () => Promise<Proof>,
): Promise<Proof> {
  try {
    return await work()
  } catch (err) {
    req.payload.logger.warn({ err, account }, 'a passkey was refused')
    throw refused(req, DID_NOT_WORK)
  }
}

function refused(req: PayloadRequest, reason: Refusal): APIError {
  return new APIError(sayRefusal(req, reason), 401, null, true)
}
