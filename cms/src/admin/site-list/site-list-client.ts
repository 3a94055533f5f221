import type { z } from 'zod'

/** What of a list is shown: of one country, or of all. */
export interface Listed {
  page: number
  country: string | null
}

/** Null where the site, or the cms itself, does not answer. */
export type FetchList<List> = (listed: Listed, locale: string, signal: AbortSignal) => Promise<List | null>

/** Asks for a list of the site's, with the rights of who is logged in. */
export function siteListClient<List>(address: string, schema: z.ZodType<List>): FetchList<List> {
  return async ({ page, country }, locale, signal) => {
    const query = new URLSearchParams({ page: String(page), locale, ...(country !== null && { country }) })
    try {
      const response = await fetch(`${address}?${query}`, { signal })
      return response.ok ? schema.parse(await response.json()) : null
    } catch {
      return null
    }
  }
}

/** Does something with an entry; null where the site, or the cms itself, does not answer. */
export async function tellSite<Told>(address: string, schema: z.ZodType<Told>): Promise<Told | null> {
  try {
    const response = await fetch(address, { method: 'POST' })
    return response.ok ? schema.parse(await response.json()) : null
  } catch {
    return null
  }
}
