import { z } from 'zod'
import type { PageName } from '@/links/href'
import { recallSealed } from '@/platform/sealed-cookie'

/** Names the cookie, and what is sealed for it. */
export const HANDED_OVER = 'handed-over'

/** A conversation is left lying for a while before a button of it is pressed. */
export const HANDED_OVER_SECONDS = 3600

/** The query of a tool's page that something was typed for already. */
export const FROM_ASSISTANT = { from: 'assistant' }

const handedOver = z.object({ page: z.string(), typed: z.string().max(100) })

/** What a visitor told the assistant for the tool of a page, by the page's query; null where there is nothing. */
export async function recallHandedOver(
  page: PageName,
  query: Record<string, unknown>,
): Promise<string | null> {
  if (query.from !== FROM_ASSISTANT.from) return null
  const { data } = handedOver.safeParse(await recallSealed(HANDED_OVER))
  return data?.page === page ? data.typed : null
}
