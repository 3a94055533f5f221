import { cookies, headers } from 'next/headers'
import { seal, unseal } from './sealed'

interface Keeping {
  seconds: number
  /** Of the pages that it is sent to. */
  path: string
}

/** What this browser keeps for us under a name; null where there is nothing, it is over, or not ours. */
export async function recallSealed(name: string): Promise<unknown> {
  const sealed = (await cookies()).get(name)?.value
  return sealed === undefined ? null : unseal(name, sealed)
}

/** Lets this browser keep something, encrypted and out of reach of scripts. In a server action or a route alone. */
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

/** Takes away what this browser keeps under a name, where it keeps anything. In a server action or a route alone. */
export async function forgetSealed(name: string): Promise<void> {
  const store = await cookies()
  if (store.has(name)) store.delete(name)
}
