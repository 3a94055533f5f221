import { z } from 'zod'
import type { PageName } from '@/links/href'
import { recallSealed } from '@/platform/sealed-cookie'
import { FROM_ASSISTANT, HANDOVER_COOKIE } from './assistant-handover'

const handover = z.object({ page: z.string(), typed: z.string().max(100) })

/** For private pages. */
export async function recallHandover(page: PageName): Promise<string | null> {
  const { data } = handover.safeParse(await recallSealed(HANDOVER_COOKIE))
  return data?.page === page ? data.typed : null
}

/** For shared pages. */
export async function recallHandoverByQuery(
  page: PageName,
  query: Record<string, unknown>,
): Promise<string | null> {
  return query.from === FROM_ASSISTANT.from ? recallHandover(page) : null
}
