import { z } from 'zod'
import { withOwner } from '@/accounts/account-schema'
import { APPEAL_COOKIE } from './appeal-cookie'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'

/** How long this browser keeps which appeal is shown, in seconds: as long as its review takes, and weekends. */
const SECONDS = 14 * 86_400

const remembered = withOwner(
  z.object({
    /** Whose it is. */
    owner: z.string(),
    /** Of the form that it was handed in with here. */
    key: z.uuid().optional(),
    /** By which the service knows it; missing until the service has it. */
    serviceNumber: z.string().optional(),
    /** Of the form that changed it here last. */
    change: z.uuid().optional(),
  }),
)

export type RememberedAppeal = z.output<typeof remembered>

/** The appeal that this browser handed in or opened last; null where there is none. */
export async function recallAppeal(): Promise<RememberedAppeal | null> {
  return remembered.safeParse(await recallSealed(APPEAL_COOKIE)).data ?? null
}

/** For all sections, so that a visitor can change the language. In a server action alone. */
export function rememberAppeal(appeal: RememberedAppeal): Promise<void> {
  return rememberSealed(APPEAL_COOKIE, appeal, { seconds: SECONDS, path: '/' })
}
