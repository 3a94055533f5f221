import { z } from 'zod'
import type { PageName } from '@/links/href'
import { recallSealed } from '@/platform/sealed-cookie'
import { FROM_ASSISTANT, HANDED_OVER } from './handed-over'

const handedOver = z.object({ page: z.string(), typed: z.string().max(100) })

/** For private pages. */
export async function recallHandedOver(page: PageName): Promise<string | null> {
  const { data } = handedOver.safeParse(await recallSealed(HANDED_OVER))
  return data?.page === page ? data.typed : null
}

/** For shared pages. */
export async function recallByQuery(page: PageName, query: Record<string, unknown>): Promise<string | null> {
  return query.from === FROM_ASSISTANT.from ? recallHandedOver(page) : null
}
