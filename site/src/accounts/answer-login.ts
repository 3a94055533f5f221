import { z } from 'zod'
import { accountProvider } from '@/platform/account-provider'
import { afterSales } from '@/platform/after-sales'
import { pathOf } from '@/links/href'
import { ownLog } from '@/platform/log'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { SiteHost } from '@/routing/hosts'
import { makeDue } from '@/handing-in/make-due'
import { freshSession } from './fresh-session'
import { callbackOf, redirectTo, redirectToProvider, providerOf } from './redirect-to-provider'
import type { LoginProblem } from './login-problem'
import { keepSignIns, pendingSignIns, takeSignIn, type PendingSignIn } from './pending-sign-ins'
import { langOfPath, readReturnPath } from './return-path'
import { contentOf, ownerOf, type Session } from './session-content'
import { sessionCookies, sessionOf } from './session-cookie'
import { beginSession, endSession } from './session-store'

const ledBack = z.object({ code: z.string().min(16).max(500), state: z.string().min(1).max(200) })

/** `/login/` [2.1#7]: starts a sign-in, and is the callback [4#3], [4#4]. `?to=`: where to return. */
export async function answerLogin(request: Request, host: SiteHost): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const { searchParams: asked } = new URL(request.url)
  const isBack = ['code', 'state', 'error'].some((name) => asked.has(name))
  if (isBack) return takeBack(request, host, Object.fromEntries(asked))
  const to = readReturnPath(asked.get('to')) ?? cameFrom(request, host) ?? ownPage(host)
  const session = await unlessStoreFails(sessionOf(request))
  if (session.ok && session.value && (await isKnown(session.value))) return redirectTo(to)
  return redirectToProvider(request, host, to)
}

async function takeBack(request: Request, host: SiteHost, asked: Record<string, string>): Promise<Response> {
  const read = ledBack.safeParse(asked)
  const all = await pendingSignIns(request)
  const taken = takeSignIn(all, asked.state ?? '')
  if (!taken) {
    ownLog().warn('a sign-in came back that this browser did not begin')
    return redirectTo(problemPage(ownPage(host), 'state'))
  }
  const { mine, others } = taken
  const forget = await keepSignIns(others)
  if (!read.success) return redirectTo(problemPage(mine.to, 'declined'), [forget])
  const provider = accountProvider(providerOf(host))
  const callbackUrl = callbackOf(host)
  const tokens = await provider.exchangeCode({
    code: read.data.code,
    codeVerifier: mine.verifier,
    callbackUrl,
  })
  if (!tokens.ok) {
    const problem = tokens.failure.kind === 'envelope' ? 'state' : 'unavailable'
    return redirectTo(problemPage(mine.to, problem), [forget])
  }
  const token = tokens.data.accessToken
  const [profile, known] = await Promise.all([
    provider.profile(token),
    afterSales().call('authentication', {}, { token }),
  ])
  if (!profile.ok || !known.ok) return again(request, host, mine, forget)
  const content = contentOf(
    { tokens: tokens.data, profile: profile.data, afid: known.data.afid },
    { provider: providerOf(host), agent: request.headers.get('user-agent') ?? '' },
  )
  const begun = await unlessStoreFails(begin(request, content))
  if (!begun.ok) return redirectTo(problemPage(mine.to, 'unavailable'), [forget])
  return redirectTo(mine.to, [forget, ...(await sessionCookies(begun.value))])
}

/** [8#6]: shows a second failure, to avoid a loop. */
function again(
  request: Request,
  host: SiteHost,
  { isSecond, to }: PendingSignIn,
  forget: string,
): Promise<Response> | Response {
  if (isSecond) return redirectTo(problemPage(to, 'unavailable'), [forget])
  return redirectToProvider(request, host, to, { isSecond: true })
}

/** Always a new session, against session fixation. */
async function begin(request: Request, content: ReturnType<typeof contentOf>): Promise<string> {
  const before = await sessionOf(request)
  const secret = await beginSession(content)
  if (before) await endSession(before.id)
  await unlessStoreFails(makeDue(ownerOf(content)))
  return secret
}

/** [4#4]; true if the service is silent. */
async function isKnown(session: Session): Promise<boolean> {
  const ask = ({ token }: Session) => afterSales().call('authentication', {}, { token })
  const answer = await ask(session)
  if (answer.ok || answer.failure.kind !== 'envelope') return true
  const renewed = await unlessStoreFails(freshSession(session, true))
  const fresh = renewed.ok ? renewed.value : undefined
  return fresh !== undefined && fresh.revision !== session.revision && (await ask(fresh)).ok
}

function cameFrom({ headers }: Request, { origin }: SiteHost): string | null {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return null
  const from = new URL(referer)
  return from.origin === origin ? readReturnPath(from.pathname) : null
}

function ownPage({ country }: SiteHost): string {
  return pathOf([country, 'account'])
}

function problemPage(to: string, problem: LoginProblem): string {
  return `${pathOf([langOfPath(to), 'login'])}?${new URLSearchParams({ problem, to })}`
}
