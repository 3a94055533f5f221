import { afterSales } from '@/platform/after-sales'
import { pathOf } from '@/links/href'
import { readForm } from '@/platform/read-form'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { SiteHost } from '@/routing/hosts'
import { redirectTo, redirectToProvider } from './redirect-to-provider'
import { langOfPath, readReturnPath } from './return-path'
import { ownerOf, type Session } from './session-content'
import { endedCookie, noSessionCookies, sessionOf } from './session-cookie'
import { endSession, endSessionsOf } from './session-store'

const LOGOUT_MS = 3_000

/** [4#5]–[4#8]; 403 for forms of other sites. */
export function answerLogout(request: Request, host: SiteHost): Promise<Response> {
  return answerForm(request, host, async (session, to) => {
    await endSession(session.id)
    await tellService([session])
    return redirectToProvider(request, host, to, { cookies: noSessionCookies(langOfPath(to)) })
  })
}

export function answerEndSessions(request: Request, host: SiteHost): Promise<Response> {
  return answerForm(request, host, async (session, to) => {
    await tellService(await endSessionsOf(ownerOf(session)))
    const path = pathOf([langOfPath(to), 'account'])
    return redirectTo(path, [...noSessionCookies(langOfPath(to)), endedCookie(path)])
  })
}

async function answerForm(
  request: Request,
  host: SiteHost,
  answer: (session: Session, to: string) => Promise<Response>,
): Promise<Response> {
  const form = await readForm(request)
  if (!form) return new Response('This form is not ours.\n', { status: 403 })
  const to = readReturnPath(form.to ?? null) ?? pathOf([host.country, 'account'])
  const account = pathOf([langOfPath(to), 'account'])
  const answered = await unlessStoreFails(
    sessionOf(request).then((session) =>
      session ? answer(session, to) : redirectTo(account, noSessionCookies(langOfPath(to))),
    ),
  )
  // Still signed in.
  return answered.ok ? answered.value : redirectTo(`${account}?failed=1`)
}

/** [4#6] */
async function tellService(sessions: readonly Session[]): Promise<void> {
  const signal = AbortSignal.timeout(LOGOUT_MS)
  await Promise.all(sessions.map(({ token }) => afterSales().call('logout', {}, { token, signal })))
}
