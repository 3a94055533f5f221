import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { accountOfVisitor, findAccount, type Account } from '../account/accounts'
import { findVisitor } from '../account/tokens'
import { TOKEN_INVALID } from '../calls/sandbox-call'
import { faulty } from '../faults/faulty'
import { readBody } from '../read-body'
import type { Surroundings } from '../surroundings'
import { THROW_AWAY_KEYS } from '../throw-away-keys'
import { readAuthorizationRequest, regionOf } from './authorization-request'
import { beginSession, refreshSession } from './login-tokens'
import { addressPage, problemPage, type Shown } from './pages'
import { findPicture } from './pictures'
import { nextStep } from './sign-in-steps'
import { exchangeCode } from './sign-ins'

export const PROVIDER_CALLS = ['provider-page', 'provider-token', 'provider-profile'] as const

interface Environment {
  Bindings: HttpBindings
}

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** [7#46]–[7#53] */
export function providerRoutes(surroundings: Surroundings): Hono<Environment> {
  const app = new Hono<Environment>()
  app.use('/auth/client', faulty('provider-page', surroundings), pageHeaders)
  app.get('/auth/client', (context) => firstPage(context, surroundings))
  app.post('/auth/client', (context) => furtherPage(context, surroundings))
  app.get('/auth/pictures/:name', async (context) => {
    const picture = await findPicture(surroundings.pool, context.req.param('name'))
    if (!picture) return context.text('not found', 404)
    return context.body(picture.bytes, 200, {
      'content-type': picture.type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    })
  })
  app.post('/sdk/account/token', faulty('provider-token', surroundings), (context) =>
    token(context, surroundings),
  )
  app.get('/sdk/account/get-profile', faulty('provider-profile', surroundings), (context) =>
    profile(context, surroundings),
  )
  return app
}

async function pageHeaders(context: Context, next: () => Promise<void>): Promise<void> {
  await next()
  for (const [name, value] of Object.entries(PAGE_HEADERS)) context.res.headers.set(name, value)
}

function firstPage(context: Context, { callbacks }: Surroundings) {
  const asked = readAuthorizationRequest(context.req.query(), callbacks)
  const shown = shownFor(context, asked?.callbackUrl)
  if (!asked) return context.html(problemPage({ ...shown, problem: 'request' }), 400)
  return context.html(addressPage(shown, { region: regionOf(asked) }))
}

async function furtherPage(context: Context, surroundings: Surroundings) {
  const asked = readAuthorizationRequest(context.req.query(), surroundings.callbacks)
  const shown = shownFor(context, asked?.callbackUrl)
  const form = asked && (await ignoreFailure(context.req.parseBody(), 'unreadable'))
  const step = asked && (await nextStep(form, asked, shown, surroundings))
  if (!step) return context.html(problemPage({ ...shown, problem: 'request' }), 400)
  return 'leadTo' in step ? context.redirect(step.leadTo, 303) : context.html(step.page)
}

function shownFor(context: Context, callbackUrl: string | undefined): Shown {
  const { pathname, search } = new URL(context.req.url)
  return {
    language: context.req.query('language') ?? 'en',
    action: pathname + search,
    origin: callbackUrl === undefined ? '' : new URL(callbackUrl).origin,
  }
}

const grant = z.union([
  z.object({
    grantType: z.literal('authorization_code'),
    code: z.string().max(200),
    codeVerifier: z.string().max(200),
    callbackUrl: z.string().max(500),
  }),
  z.object({ grantType: z.literal('refresh_token'), refreshToken: z.string().max(200) }),
])

async function token(context: Context, { pool, clock }: Surroundings) {
  const refusal = clientRefusal(context)
  if (refusal) return refusal
  const body = await readBody(context, grant)
  if (!body.ok) return context.json({ status: 400, message: body.message }, 400)
  const given = body.value
  const now = clock.now()
  if (given.grantType === 'refresh_token') {
    return answered(context, await refreshSession(pool, given.refreshToken, now))
  }
  const { code, codeVerifier: verifier, callbackUrl } = given
  const id = await exchangeCode(pool, { code, verifier, callbackUrl }, now)
  const account = id === undefined ? undefined : await findAccount(pool, id)
  return answered(context, account && (await beginSession(pool, account, now)))
}

/** [7#46], [7#47] */
async function profile(context: Context, { pool, clock }: Surroundings) {
  const refusal = clientRefusal(context)
  if (refusal) return refusal
  const visitor = await findVisitor(pool, context.req.header('authorization') ?? '', clock.now())
  const account = visitor && (await accountOfVisitor(pool, visitor, clock.now()))
  return answered(context, account && profileOf(account, new URL(context.req.url).origin))
}

function profileOf({ id, openId, phone, email, nickname, avatar }: Account, origin: string) {
  return {
    accountId: id,
    userName: `user${id}`,
    nickName: nickname,
    phone,
    avatarUrl: avatar === null ? '' : `${origin}/auth/pictures/${avatar}`,
    email,
    openId,
  }
}

function answered(context: Context, result: unknown): Response {
  if (result === undefined) return context.json({ status: TOKEN_INVALID, message: 'not in force' })
  return context.json({ status: 200, result }, 200, { 'cache-control': 'no-store' })
}

function clientRefusal(context: Context): Response | undefined {
  const { LOGIN_APP_ID, LOGIN_CLIENT_ID } = THROW_AWAY_KEYS
  const isKnown =
    context.req.header('app-id') === LOGIN_APP_ID && context.req.header('client-id') === LOGIN_CLIENT_ID
  return isKnown ? undefined : context.json({ status: 403, message: 'the client is not known' }, 403)
}
