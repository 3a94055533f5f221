export function cookieOf({ headers }: Request, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}

interface Keeping {
  path: string
  /** 0 deletes. */
  seconds: number
  isSecure: boolean
  isForScripts?: boolean
}

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
