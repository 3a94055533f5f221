import { headers } from 'next/headers'
import { z } from 'zod'
import type { PageName } from '@/links/href'
import { recallSealed } from '@/platform/sealed-cookie'
import { FROM_ASSISTANT, HANDOVER_COOKIE } from './assistant-handover'
import { FROM_HOME } from './home-handover'

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

/** What was typed on the home page. Null for a form of the tool's own page, which asks by itself. */
export async function recallAskedAtHome(
  page: PageName,
  query: Record<string, unknown>,
): Promise<string | null> {
  if (query.from !== FROM_HOME.from || (await headers()).has('content-type')) return null
  return recallHandover(page)
}
