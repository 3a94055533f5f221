import type { Page } from '@playwright/test'

/** As the person who is logged in there. */
export async function ask(
  page: Page,
  method: string,
  path: string,
  data?: object,
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([how, where, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api${where}`, {
        method: how,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await answer.json()) as Record<string, unknown>
    },
    [method, path, data] as const,
  )
}

/** In the language of the admin. */
export const speak = (page: Page, language: string) =>
  page.context().addCookies([{ name: 'payload-lng', value: language, url: new URL(page.url()).origin }])
