import { z } from 'zod'
import { withOwner } from '@/accounts/account-schema'
import { APPEAL_COOKIE } from '@/platform/personal-cookies'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'

/** Seconds; covers the review and its weekends. */
const SECONDS = 14 * 86_400

const remembered = withOwner(
  z.object({
    owner: z.string(),
    key: z.uuid().optional(),
    serviceNumber: z.string().optional(),
    change: z.uuid().optional(),
  }),
)

export type RememberedAppeal = z.output<typeof remembered>

export async function recallAppeal(): Promise<RememberedAppeal | null> {
  return remembered.safeParse(await recallSealed(APPEAL_COOKIE)).data ?? null
}

/** In server actions only. */
export function rememberAppeal(appeal: RememberedAppeal): Promise<void> {
  return rememberSealed(APPEAL_COOKIE, appeal, { seconds: SECONDS, path: '/' })
}
