import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { cookieOf, setCookie } from '@/platform/cookies'
import { seal, unseal } from '@/platform/sealed'

const SECONDS = 1800

const MOST = 4

const COOKIE = 'login'
const PATH = '/login/'

const pending = z.object({
  state: z.string(),
  verifier: z.string(),
  to: z.string(),
  /** [8#6] */
  isSecond: z.boolean(),
  /** ms since 1970 */
  until: z.number(),
})

export type PendingSignIn = z.output<typeof pending>

const kept = z.object({ pending: z.array(pending) })

export function newSignIn(to: string, isSecond: boolean): PendingSignIn {
  const random = () => randomBytes(32).toString('base64url')
  return { state: random(), verifier: random(), to, isSecond, until: Date.now() + SECONDS * 1000 }
}

export function challengeOf({ verifier }: PendingSignIn): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

export async function pendingSignIns(request: Request): Promise<PendingSignIn[]> {
  const cookie = cookieOf(request, COOKIE)
  const read = kept.safeParse(cookie === null ? null : await unseal(COOKIE, cookie))
  return (read.data?.pending ?? []).filter(({ until }) => until > Date.now())
}

export async function keepSignIns(all: readonly PendingSignIn[]): Promise<string> {
  const latest = all.slice(-MOST)
  if (latest.length === 0) return setCookie(COOKIE, '', { path: PATH, seconds: 0 })
  const sealed = await seal(COOKIE, { pending: latest }, SECONDS)
  return setCookie(COOKIE, sealed, { path: PATH, seconds: SECONDS })
}

export function takeSignIn(
  all: readonly PendingSignIn[],
  state: string,
): { mine: PendingSignIn; others: PendingSignIn[] } | undefined {
  const mine = all.find((one) => isSame(one.state, state))
  return mine && { mine, others: all.filter((one) => one !== mine) }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
