import { COUNTRIES, DEFAULT_LOCALE, parseLang } from '@carelane/countries'
import { accountProvider, type ProviderName } from '@/platform/account-provider'
import type { SiteHost } from '@/routing/hosts'
import { challengeOf, keepSignIns, newSignIn, pendingSignIns } from './pending-sign-ins'
import { langOfPath } from './return-path'

/** [9#11] */
export function providerOf({ country }: SiteHost): ProviderName {
  return country === 'in' ? 'india' : 'main'
}

/** [7#51] */
export function callbackOf({ origin }: SiteHost): string {
  return `${origin}/login/`
}

export function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** [7#48]–[7#53] */
export async function redirectToProvider(
  request: Request,
  host: SiteHost,
  to: string,
  { isSecond = false, cookies = [] }: { isSecond?: boolean; cookies?: readonly string[] } = {},
): Promise<Response> {
  const signIn = newSignIn(to, isSecond)
  const lang = parseLang(langOfPath(to))
  const address = accountProvider(providerOf(host)).signInAddress({
    language: lang.ok ? lang.locale : DEFAULT_LOCALE,
    callbackUrl: callbackOf(host),
    mcc: lang.ok ? COUNTRIES[lang.country].mcc : null,
    state: signIn.state,
    codeChallenge: challengeOf(signIn),
  })
  const all = [...(await pendingSignIns(request)), signIn]
  return redirectTo(address, [...cookies, await keepSignIns(all)])
}
