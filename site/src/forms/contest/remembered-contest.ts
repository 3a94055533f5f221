import { z } from 'zod'
import { CONTEST_COOKIE } from '@/platform/personal-cookies'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'

/** Covers the time to answer, and its weekends. */
const SECONDS = 14 * 86_400

const remembered = z.discriminatedUnion('step', [
  z.object({ step: z.literal('asked'), sealed: z.string() }),
  z.object({ step: z.literal('handed-in'), key: z.uuid(), lastDigits: z.string() }),
  z.object({ step: z.literal('found'), contestNumber: z.string(), lastDigits: z.string() }),
])

export type RememberedContest = z.output<typeof remembered>

export async function recallContest(): Promise<RememberedContest | null> {
  return remembered.safeParse(await recallSealed(CONTEST_COOKIE)).data ?? null
}

/** In server actions only. */
export function rememberContest(contest: RememberedContest): Promise<void> {
  return rememberSealed(CONTEST_COOKIE, contest, { seconds: SECONDS, path: '/' })
}
