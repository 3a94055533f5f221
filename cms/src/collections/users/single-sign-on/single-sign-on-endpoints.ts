import type { Endpoint, PayloadRequest } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { z } from 'zod'
import type { Role } from '../../../access/roles'
import { knownDevice } from '../../../log-in/known-device'
import { SealedCookie } from '../../../log-in/sealed-cookie'
import { signOnAccount } from '../../../queries/accounts/identities'
import { readBody } from '../../../requests/read-body'
import type { Clients, SingleSignOnSettings } from '../../../settings'
import { hasToUsePasskey } from '../passkeys/has-to-use-passkey'
import { secondFactorRefusal } from '../second-factor/ask-at-log-in'
import { checkCode } from '../second-factor/check-code'
import { openSession } from '../sessions/open-session'
import { findSignedOn } from './find-signed-on'
import { CODE_STEP_PARAMETER, PROBLEM_PARAMETER, type SignOnProblem } from './problems'
import { newAttempt, SignOnProvider } from './provider'
import { watcher } from '../../../metrics/watcher'

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  target: z.string(),
})

const provenSchema = z.object({ account: z.number(), target: z.string() })

interface Options {
  settings: SingleSignOnSettings
  clients: Clients
  requiredRoles: readonly Role[]
}

const STEP_SECONDS = 600

/** `begin` leads to the provider, which leads back to `callback`; who has a second factor gives a code then. */
export function singleSignOnEndpoints({
  settings,
  clients,
  requiredRoles,
}: Options): Omit<Endpoint, 'root'>[] {
  const provider = new SignOnProvider(settings)
  const cookiesOf = ({ payload: { config } }: PayloadRequest) => {
    const options = { secret: config.secret, isHttps: clients.isHttps, lastsSeconds: STEP_SECONDS }
    return {
      attempt: new SealedCookie({ name: 'sign-on-attempt', ...options }, attemptSchema),
      proven: new SealedCookie({ name: 'sign-on-proven', ...options }, provenSchema),
    }
  }

  const begin = async (req: PayloadRequest): Promise<Response> => {
    const { attempt: cookie } = cookiesOf(req)
    const redirectTo = z.string().catch('').parse(req.query.redirect)
    const attempt = newAttempt()
    const content = { ...attempt, target: getSafeRedirect({ fallbackTo: '/admin', redirectTo }) }
    try {
      return leadTo((await provider.begin(attempt)).href, cookie.write(content))
    } catch (err) {
      return fail(req, 'failed', err)
    }
  }

  const callback = async (req: PayloadRequest): Promise<Response> => {
    const cookies = cookiesOf(req)
    const content = cookies.attempt.read(req.headers)
    if (!content) return fail(req, 'over')
    const { target, ...attempt } = content
    const query = new URL(req.url ?? '', settings.callbackUrl).search
    let found: number | SignOnProblem
    try {
      found = await findSignedOn(req.payload.db.pool, await provider.prove(query, attempt))
    } catch (err) {
      const isCancelled = new URLSearchParams(query).get('error') === 'access_denied'
      return fail(req, isCancelled ? 'cancelled' : 'failed', err, cookies.attempt.clear())
    }
    if (typeof found !== 'number') return fail(req, found, undefined, cookies.attempt.clear())
    const { outcome } = await checkCode(req.payload, found, undefined)
    if (outcome === 'missing')
      return leadTo(
        `/admin/login?${CODE_STEP_PARAMETER}=code`,
        cookies.attempt.clear(),
        cookies.proven.write({ account: found, target }),
      )
    const account = await req.payload.findByID({ collection: 'users', id: found, depth: 0 })
    if (await hasToUsePasskey(req.payload, account, requiredRoles))
      return fail(req, 'passkey', undefined, cookies.attempt.clear())
    req.payload.logger.info({ account: found }, 'an editor logged in by single sign-on')
    return leadTo(target, cookies.attempt.clear(), ...(await openSession(req, found, clients)))
  }

  const giveCode = async (req: PayloadRequest): Promise<Response> => {
    const { proven: cookie } = cookiesOf(req)
    await readBody(req)
    const proven = cookie.read(req.headers)
    const account = proven && (await signOnAccount(req.payload.db.pool, { id: proven.account }))
    if (!proven || !account || account.isDeactivated) return Response.json({ target: problemPage('over') })
    const owner = { email: account.email, secret: req.payload.secret, isHttps: clients.isHttps }
    const checked = await checkCode(req.payload, account.id, req.data?.code, knownDevice(req.headers, owner))
    const refusal = secondFactorRefusal(req, checked)
    if (refusal) throw refusal
    req.payload.logger.info({ account: account.id }, 'an editor logged in by single sign-on, with a code')
    const response = Response.json({ target: proven.target })
    for (const each of [cookie.clear(), ...(await openSession(req, account.id, clients))])
      response.headers.append('set-cookie', each)
    return response
  }

  return [
    { method: 'get', path: '/sign-on/begin', handler: begin },
    { method: 'get', path: '/sign-on/callback', handler: callback },
    { method: 'post', path: '/sign-on/code', handler: giveCode },
  ]
}

function fail(req: PayloadRequest, problem: SignOnProblem, err?: unknown, ...cookies: string[]): Response {
  watcher()?.signOnFailed(problem)
  req.payload.logger.warn({ err, problem }, 'a single sign-on failed')
  return leadTo(problemPage(problem), ...cookies)
}

function problemPage(problem: SignOnProblem): string {
  return `/admin/login?${PROBLEM_PARAMETER}=${problem}`
}

function leadTo(location: string, ...cookies: string[]): Response {
  const response = new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
