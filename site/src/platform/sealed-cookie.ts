import { cookies } from 'next/headers'
import { cookieName, isSecureSite } from './cookies'
import { seal, unseal } from './sealed'

interface Keeping {
  seconds: number
  path: string
}

/** Of a page or an action. */
export async function recallCookie(name: string): Promise<string | undefined> {
  return (await cookies()).get(cookieName(name))?.value
}

/** Null if missing, expired or forged. */
export async function recallSealed(name: string): Promise<unknown> {
  const sealed = await recallCookie(name)
  return sealed === undefined ? null : unseal(name, sealed)
}

/** In server actions and routes only. */
export async function rememberSealed(
  name: string,
  content: Record<string, unknown>,
  { seconds, path }: Keeping,
): Promise<void> {
  const store = await cookies()
  store.set(cookieName(name), await seal(name, content, seconds), { ...attributesOf(path), maxAge: seconds })
}

/** In server actions and routes only. Not sealed: nothing personal. 0 seconds delete. */
export async function rememberForScripts(
  name: string,
  value: string,
  { seconds, path }: Keeping,
): Promise<void> {
  const store = await cookies()
  store.set(cookieName(name), value, { ...attributesOf(path), httpOnly: false, maxAge: seconds })
}

/** In server actions and routes only. */
export async function forgetSealed(name: string, path = '/'): Promise<void> {
  const store = await cookies()
  // Browsers ignore a deletion that is not as secure as the name says.
  if (store.has(cookieName(name))) store.set(cookieName(name), '', { ...attributesOf(path), maxAge: 0 })
}

function attributesOf(path: string) {
  return { httpOnly: true, secure: isSecureSite(), sameSite: 'lax', path } as const
}
