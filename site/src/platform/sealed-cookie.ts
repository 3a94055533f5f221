import { cookies, headers } from 'next/headers'
import { seal, unseal } from './sealed'

interface Keeping {
  seconds: number
  path: string
}

/** Null if missing, expired or forged. */
export async function recallSealed(name: string): Promise<unknown> {
  const sealed = (await cookies()).get(name)?.value
  return sealed === undefined ? null : unseal(name, sealed)
}

/** In server actions and routes only. */
export async function rememberSealed(
  name: string,
  content: Record<string, unknown>,
  { seconds, path }: Keeping,
): Promise<void> {
  const isSecure = (await headers()).get('x-forwarded-proto') === 'https'
  const store = await cookies()
  store.set(name, await seal(name, content, seconds), {
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    path,
    maxAge: seconds,
  })
}

/** In server actions and routes only. */
export async function forgetSealed(name: string): Promise<void> {
  const store = await cookies()
  if (store.has(name)) store.delete(name)
}
