import type { z } from 'zod'

/** What of a list is shown: of one country, or of all. */
export interface Listed {
  page: number
  country: string | null
}

/** Why there is no answer: the person is not logged in any more, the site is away, or the fault is of the cms. */
export type Failure = 'signed-out' | 'site-down' | 'failed'

export type FetchList<List> = (listed: Listed, locale: string, signal: AbortSignal) => Promise<List | Failure>

/** Asks for a list of the site's, with the rights of who is logged in. */
export function siteListClient<List extends object>(
  address: string,
  schema: z.ZodType<List>,
): FetchList<List> {
  return ({ page, country }, locale, signal) => {
    const query = new URLSearchParams({ page: String(page), locale, ...(country !== null && { country }) })
    return ask(`${address}?${query}`, { signal }, schema)
  }
}

/** Does something with an entry. */
export function tellSite<Told extends object>(
  address: string,
  schema: z.ZodType<Told>,
): Promise<Told | Failure> {
  return ask(address, { method: 'POST' }, schema)
}

async function ask<Answer extends object>(
  address: string,
  init: RequestInit,
  schema: z.ZodType<Answer>,
): Promise<Answer | Failure> {
  let response: Response
  let body: unknown
  try {
    response = await fetch(address, init)
    body = await response.json()
  } catch {
    // Nobody answered, or not in our words: what stands before the cms did.
    return 'site-down'
  }
  if (response.ok) return schema.safeParse(body).data ?? 'failed'
  if (response.status === 401 || response.status === 403) return 'signed-out'
  return response.status === 503 ? 'site-down' : 'failed'
}
