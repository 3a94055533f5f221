import { cookies } from 'next/headers'
import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { sentCode } from '../one-time-code/code-steps'

/** How long a code may be waited for and entered, in seconds. */
const SECONDS = 1800
const COOKIE = 'sign-in'

const signingIn = z.object({
  phone: z.string(),
  code: sentCode,
  /** The page that it leads to. */
  path: z.string(),
})

/** A phone to which a code was sent, and that is not signed in yet. */
export type SigningIn = z.output<typeof signingIn>

export async function recallSigningIn(): Promise<SigningIn | null> {
  return signingIn.safeParse(await recallSealed(COOKIE)).data ?? null
}

export function rememberSigningIn(step: SigningIn): Promise<void> {
  return rememberSealed(COOKIE, step, { seconds: SECONDS, path: '/' })
}

export async function forgetSigningIn(): Promise<void> {
  const store = await cookies()
  store.delete({ name: COOKIE, path: '/' })
}
