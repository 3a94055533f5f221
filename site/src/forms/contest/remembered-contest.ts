import { z } from 'zod'
import { CONTEST_COOKIE } from '@/platform/personal-cookies'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'

/** Covers the time to answer, and its weekends. */
const SECONDS = 14 * 86_400

const own = z.discriminatedUnion('by', [
  z.object({ by: z.literal('key'), key: z.uuid(), lastDigits: z.string() }),
  z.object({ by: z.literal('number'), contestNumber: z.string(), lastDigits: z.string() }),
])

const remembered = z.object({
  /** The answer whose form is open, which stays: the page of a form that was just handed in is asked for once more. */
  sealed: z.string().optional(),
  own: own.optional(),
})

export type RememberedContest = z.output<typeof remembered>

export async function recallContest(): Promise<RememberedContest | null> {
  return remembered.safeParse(await recallSealed(CONTEST_COOKIE)).data ?? null
}

/** Beside what is remembered already. In server actions only. */
export async function rememberContest(contest: RememberedContest): Promise<void> {
  const all = { ...(await recallContest()), ...contest }
  await rememberSealed(CONTEST_COOKIE, all, { seconds: SECONDS, path: '/' })
}
