/** A cookie of a request; null where it has none of that name. */
export function cookieOf({ headers }: Request, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}

interface Keeping {
  /** Of the pages that it is sent to. */
  path: string
  /** 0 for a cookie that is taken away. */
  seconds: number
  isSecure: boolean
  /** Scripts of our pages may read it; nothing in it is secret then. */
  isForScripts?: boolean
}

/** What `Set-Cookie` says; other sites' pages never send it along, but for links that lead here. */
export function setCookie(name: string, value: string, keeping: Keeping): string {
  const { path, seconds, isSecure, isForScripts = false } = keeping
  return [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isForScripts ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
