import { readEnvironment } from '@carelane/config'

let isSecure: boolean | undefined

/** Sent below one path, which `__Host-` does not allow. */
const OF_ONE_PATH: ReadonlySet<string> = new Set([
  'account-ended',
  'handed-over',
  'known-repair',
  'login',
  'repair',
])

/** By the configured address, never by the request. Some engines drop secure cookies of `http://localhost`. */
export function isSecureSite(): boolean {
  return (isSecure ??= readEnvironment(['SITE_URL']).SITE_URL.startsWith('https:'))
}

/** As browsers know it: with a prefix that other hosts of the domain cannot set. */
export function cookieName(name: string): string {
  if (!isSecureSite()) return name
  return `${OF_ONE_PATH.has(name) ? '__Secure-' : '__Host-'}${name}`
}

export function cookieIn(header: string | null | undefined, name: string): string | null {
  const start = `${cookieName(name)}=`
  const found = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
  return found === undefined ? null : found.slice(start.length)
}

export function cookieOf({ headers }: Request, name: string): string | null {
  return cookieIn(headers.get('cookie'), name)
}

interface Keeping {
  path: string
  /** 0 deletes. */
  seconds: number
  isForScripts?: boolean
}

export function setCookie(name: string, value: string, keeping: Keeping): string {
  const { path, seconds, isForScripts = false } = keeping
  return [
    `${cookieName(name)}=${value}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isForScripts ? [] : ['HttpOnly']),
    ...(isSecureSite() ? ['Secure'] : []),
  ].join('; ')
}
