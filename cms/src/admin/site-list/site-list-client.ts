import type { z } from 'zod'

export interface Listed {
  page: number
  country: string | null
}

export type Failure = 'signed-out' | 'site-down' | 'failed'

export type FetchList<List> = (listed: Listed, locale: string, signal: AbortSignal) => Promise<List | Failure>

export function siteListClient<List extends object>(
  address: string,
  schema: z.ZodType<List>,
): FetchList<List> {
  return ({ page, country }, locale, signal) => {
    const query = new URLSearchParams({ page: String(page), locale, ...(country !== null && { country }) })
    return ask(`${address}?${query}`, { signal }, schema)
  }
}

export function tellSite<Told extends object>(
  address: string,
  schema: z.ZodType<Told>,
  sent?: object,
): Promise<Told | Failure> {
  const body = sent && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
  return ask(address, { method: 'POST', ...body }, schema)
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
    // No answer, or one from a proxy.
    return 'site-down'
  }
  if (response.ok) return schema.safeParse(body).data ?? 'failed'
  if (response.status === 401 || response.status === 403) return 'signed-out'
  return response.status === 503 ? 'site-down' : 'failed'
}
