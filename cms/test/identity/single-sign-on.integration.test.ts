import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondFactorBegun } from '../../src/collections/users/second-factor/second-factor-answers'
import { PASSWORD } from '../support/accounts'
import { startBuiltCms } from '../support/start-cms'

const CLIENT_ID = 'carelane-cms'
const CLIENT_SECRET = 'a secret of the tests alone'

interface Person {
  sub: string
  email?: string
  email_verified?: boolean
}

let cms: Awaited<ReturnType<typeof startBuiltCms>>
let provider: Awaited<ReturnType<typeof startProvider>>
let serial = 0

beforeAll(async () => {
  provider = await startProvider()
  cms = await startBuiltCms('single_sign_on', ['cms'], {
    SIGN_ON_ISSUER: provider.issuer,
    SIGN_ON_CLIENT_ID: CLIENT_ID,
    SIGN_ON_CLIENT_SECRET: CLIENT_SECRET,
    SIGN_ON_NAME: 'Example Staff',
    SECOND_FACTOR_ROLES: 'translator',
  })
  provider.begin(`${cms.url}/api/users/sign-on/callback`)
})

afterAll(async () => {
  await cms.stop()
  await provider.stop()
})

/** A real one, which lets in at once whoever `loggedIn` says. */
async function startProvider() {
  let answer: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => {
    if (answer) void answer(request, response)
    else response.writeHead(503).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: { loggedIn: Person | undefined; isAway: boolean; isForged: boolean } = {
    loggedIn: undefined,
    isAway: false,
    isForged: false,
  }
  return {
    issuer,
    state,
    begin: (callbackUrl: string) => {
      const oidc: Provider = new Provider(issuer, {
        clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [callbackUrl] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        conformIdTokenClaims: false,
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        findAccount: (_context, sub) => ({
          accountId: sub,
          claims: async () => ({ ...state.loggedIn, sub }),
        }),
        loadExistingGrant: async ({ oidc: { client, session } }) => {
          const grant = new oidc.Grant({
            clientId: client?.clientId ?? '',
            accountId: session?.accountId ?? '',
          })
          grant.addOIDCScope('openid email')
          await grant.save()
          return grant
        },
        cookies: { keys: ['of the tests alone'] },
      })
      oidc.use(async (context, next) => {
        if (!context.path.startsWith('/interaction/')) return next()
        const result = state.loggedIn
          ? { login: { accountId: state.loggedIn.sub } }
          : { error: 'access_denied', error_description: 'the person went away' }
        await oidc.interactionFinished(context.req, context.res, result)
        context.respond = false
      })
      oidc.use(async (context, next) => {
        await next()
        const { id_token: token } = (context.body ?? {}) as { id_token?: string }
        if (!state.isForged || token === undefined) return
        const [head = '', claims = '', signature = ''] = token.split('.')
        const forged = [...signature].toReversed().join('')
        context.body = { ...(context.body as object), id_token: [head, claims, forged].join('.') }
      })
      const callback = oidc.callback()
      answer = (request, response) =>
        state.isAway ? Promise.resolve(request.destroy()).then(() => undefined) : callback(request, response)
    },
    stop: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  }
}

async function account(more: object = {}) {
  serial += 1
  const email = `person-${serial}@example.com`
  const data = { email, name: 'Somebody', role: 'country-editor' as const, password: PASSWORD, ...more }
  const { id } = await cms.payload.create({ collection: 'users', data })
  return { id, email, sub: `staff-${serial}` }
}

class Browser {
  readonly #cookies = new Map<string, string>()

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: this.cookies, ...init.headers },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }

  /** @returns where it ends, below the cms */
  async follow(path: string, until = /^\/admin/): Promise<string> {
    let url = new URL(path, cms.url)
    for (let steps = 0; steps < 10; steps++) {
      const location = (await this.ask(url)).headers.get('location')
      if (location === null) return `${url.pathname}${url.search}`
      url = new URL(location, url)
      if (url.origin === cms.url && until.test(url.pathname)) return `${url.pathname}${url.search}`
    }
    throw new Error('It leads round in a circle.')
  }

  signOn(redirect = '/admin/collections/news'): Promise<string> {
    return this.follow(`/api/users/sign-on/begin?redirect=${encodeURIComponent(redirect)}`)
  }

  async me(): Promise<string | undefined> {
    const { user } = (await (await this.ask(`${cms.url}/api/users/me`)).json()) as {
      user?: { email: string }
    }
    return user?.email
  }
}

function loggedIn(person: Person) {
  provider.state.loggedIn = { email_verified: true, ...person }
}

const problem = (name: string) => `/admin/login?problem=${name}`

test('a provider that does not answer lets nobody in, and is asked again', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email })
  provider.state.isAway = true
  expect(await new Browser().signOn()).toBe(problem('failed'))
  provider.state.isAway = false
  const browser = new Browser()
  const back = await browser.follow('/api/users/sign-on/begin', /^\/api\/users\/sign-on\/callback/)
  provider.state.isAway = true
  expect(await browser.follow(back)).toBe(problem('failed'))
  expect(await browser.me()).toBeUndefined()
  provider.state.isAway = false
  expect(await browser.signOn()).toBe('/admin/collections/news')
})

test('an answer whose signature is not the provider’s lets nobody in', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email })
  provider.state.isForged = true
  const browser = new Browser()
  expect(await browser.signOn()).toBe(problem('failed'))
  expect(await browser.me()).toBeUndefined()
  provider.state.isForged = false
  expect(await browser.signOn()).toBe('/admin/collections/news')
})

test('the log-in page offers it by its name', async () => {
  const page = await (await fetch(`${cms.url}/admin/login`)).text()
  expect(page).toContain('Log in with Example Staff')
  expect(page).toContain('/api/users/sign-on/begin?redirect=%2Fadmin')
})

test('somebody with a verified address of an account gets an ordinary session, and is led where they wanted', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email.toUpperCase() })
  const browser = new Browser()
  expect(await browser.signOn()).toBe('/admin/collections/news')
  expect(await browser.me()).toBe(who.email)
  const { rows } = await cms.payload.db.pool.query(
    `SELECT expires_at - created_at = interval '8 hours' AS "endsIdle" FROM users_sessions WHERE _parent_id = $1`,
    [who.id],
  )
  expect(rows).toEqual([{ endsIdle: true }])
  const sessions = await (await browser.ask(`${cms.url}/api/users/sessions`)).json()
  expect(sessions).toMatchObject({ sessions: [{ isOwn: true, network: '127.0.0.0/24' }] })
  expect((await browser.ask(`${cms.url}/api/users/refresh-token`, { method: 'POST' })).status).toBe(200)
})

test('the account is the same person’s from then on, whatever their address becomes, and nobody else’s', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email })
  await new Browser().signOn()
  loggedIn({ sub: who.sub, email: 'married@example.com' })
  const browser = new Browser()
  await browser.signOn()
  expect(await browser.me()).toBe(who.email)
  loggedIn({ sub: 'somebody-new-with-an-old-address', email: who.email })
  expect(await new Browser().signOn()).toBe(problem('another'))
})

test('the binding ends when the account’s address is given to another', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email })
  await new Browser().signOn()
  await cms.payload.update({ collection: 'users', id: who.id, data: { email: 'successor@example.com' } })
  expect(await new Browser().signOn()).toBe(problem('unknown'))
  loggedIn({ sub: 'successor', email: 'successor@example.com' })
  expect(await new Browser().signOn()).toBe('/admin/collections/news')
})

test.each([
  ['an address that is no account’s', 'unknown', () => ({ email: 'nobody@example.com' })],
  [
    'an address that is not verified',
    'unverified',
    ({ email }: Person) => ({ email, email_verified: false }),
  ],
  ['no address', 'unverified', () => ({})],
])('%s opens nothing and makes no account', async (_, name, claims) => {
  const who = await account()
  const before = await cms.payload.count({ collection: 'users' })
  provider.state.loggedIn = { sub: `stranger-${serial}`, email_verified: true, ...claims(who) }
  const browser = new Browser()
  expect(await browser.signOn()).toBe(problem(name))
  expect(await browser.me()).toBeUndefined()
  expect(await cms.payload.count({ collection: 'users' })).toEqual(before)
})

test('a deactivated account stays closed, and so does one in the trash', async () => {
  const gone = await account({ deactivated: true })
  loggedIn({ sub: gone.sub, email: gone.email })
  expect(await new Browser().signOn()).toBe(problem('deactivated'))
  const trashed = await account({ deletedAt: new Date().toISOString() })
  loggedIn({ sub: trashed.sub, email: trashed.email })
  expect(await new Browser().signOn()).toBe(problem('unknown'))
})

test('somebody who goes away at the provider is told so in their language', async () => {
  provider.state.loggedIn = undefined
  const browser = new Browser()
  const end = await browser.signOn()
  expect(end).toBe(problem('cancelled'))
  const page = await fetch(new URL(end, cms.url), { headers: { 'accept-language': 'fr' } })
  expect(await page.text()).toContain('La connexion a été abandonnée.')
})

test('what comes back counts once, in the browser that began it, and as the provider said it', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email })
  const until = /^\/api\/users\/sign-on\/callback/
  const begin = '/api/users/sign-on/begin'
  const browser = new Browser()
  const back = await browser.follow(begin, until)
  const other = new Browser()
  expect(await other.follow(back)).toBe(problem('over'))
  await other.follow(begin, until)
  expect(await other.follow(back)).toBe(problem('failed'))
  const forged = new URL(back, cms.url)
  forged.searchParams.set('state', 'of somebody else')
  const victim = new Browser()
  await victim.follow(begin, until)
  expect(await victim.follow(`${forged.pathname}${forged.search}`)).toBe(problem('failed'))
  expect(await browser.follow(back)).toBe('/admin')
  expect(await browser.follow(back)).toBe(problem('over'))
  expect([await other.me(), await victim.me()]).toEqual([undefined, undefined])
  expect(await cms.stack.log('cms')).toContain('a single sign-on failed')
})

test('leads nowhere but into the admin', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email })
  for (const target of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    expect(await new Browser().signOn(target), target).toBe('/admin')
})

test('whoever has a second factor gives its code as well', async () => {
  const who = await account()
  loggedIn({ sub: who.sub, email: who.email })
  const session = new Browser()
  await session.signOn()
  const send = (browser: Browser, path: string, data: object) =>
    browser.ask(`${cms.url}/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
  const begun = await send(session, 'second-factor/begin', { presentPassword: PASSWORD })
  const app = new TOTP({ secret: Secret.fromBase32(secondFactorBegun.parse(await begun.json()).secret) })
  await send(session, 'second-factor/confirm', { code: app.generate({ timestamp: Date.now() - 30_000 }) })
  const browser = new Browser()
  expect(await browser.signOn()).toBe('/admin/login?step=code')
  expect(await browser.me()).toBeUndefined()
  const page = await (await browser.ask(`${cms.url}/admin/login?step=code`)).text()
  expect(page).toContain('Type the code that your authenticator app shows')
  expect((await send(browser, 'sign-on/code', { code: '000000' })).status).toBe(401)
  expect(await (await send(new Browser(), 'sign-on/code', { code: app.generate() })).json()).toEqual({
    target: problem('over'),
  })
  const done = await send(browser, 'sign-on/code', { code: app.generate() })
  expect(await done.json()).toEqual({ target: '/admin/collections/news' })
  expect(await browser.me()).toBe(who.email)
})

test('whoever has to have a second factor, and has a passkey alone, logs in with that', async () => {
  const who = await account({ role: 'translator' })
  loggedIn({ sub: who.sub, email: who.email })
  await cms.payload.db.pool.query(
    `INSERT INTO log_in.passkeys (credential, account, user_handle, public_key, counter, transports, name)
     VALUES ('of the test alone', $1, '', '', 0, '{}', '')`,
    [who.id],
  )
  const browser = new Browser()
  const end = await browser.signOn()
  expect(end).toBe(problem('passkey'))
  expect(await browser.me()).toBeUndefined()
  const page = await fetch(new URL(end, cms.url))
  expect(await page.text()).toContain('Your role asks for a second factor. Log in with your passkey.')
})
