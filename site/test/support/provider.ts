import type { Sandbox } from '../browser/support/sandbox'
import type { Answer } from './built-site'
import type { LiveSite } from './live-site'
import { visit, type Browser } from './visitor'

export type Known = { phone: string } | { email: string }

export interface Profile {
  nickname?: string
  avatar?: string
}

export async function passProvider(
  address: string,
  known: Known,
  sandbox: Sandbox,
  profile: Profile = {},
): Promise<string> {
  const isPhone = 'phone' in known
  const asked: Record<string, string> = isPhone
    ? { step: 'phone', region: 'NG', phone: known.phone.replace('-', '') }
    : { step: 'email', email: known.email }
  const { html } = await send(address, asked)
  const signIn = hidden(html, 'signIn')
  const code = await sandbox.codeFor(isPhone ? known.phone : known.email)
  const entered = await send(address, { step: 'code', signIn, code })
  if (entered.location) return entered.location
  const saved = await send(address, { step: 'profile', signIn: hidden(entered.html, 'signIn'), ...profile })
  if (!saved.location) throw new Error(`the provider did not lead back:\n${saved.html}`)
  return saved.location
}

export async function signInTo(
  live: Pick<LiveSite, 'site' | 'sandbox'>,
  to: string,
  browser: Browser,
  known: Known,
  profile?: Profile,
): Promise<Answer> {
  const begun = await visit(live, `/login/?${new URLSearchParams({ to })}`, browser)
  const back = await passProvider(begun.headers.location ?? '', known, live.sandbox, profile)
  return visit(live, pathOf(back), browser)
}

export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function send(address: string, fields: Record<string, string>) {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { html: await answer.text(), location: answer.headers.get('location') }
}

function hidden(html: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]
  if (value === undefined) throw new Error(`no ${name} in:\n${html}`)
  return value
}
