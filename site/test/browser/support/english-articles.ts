import { expect } from '@playwright/test'
import { z } from 'zod'

const accounts = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))
const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
const slugs = z.object({ docs: z.array(z.object({ slug: z.string() })) })
const NEWEST = '2026-11-20T08:00:00.000Z'

const KINDS = { news: 'company', tips: 'mobile-phones' } as const

/**
 * The demo speaks every language everywhere, a group at first does not: two news and two tips in English alone, newer
 * than all others, for these countries alone.
 * @param countries codes
 */
export async function writeInEnglishOnly(countries: readonly string[]): Promise<void> {
  const cms = process.env.CARELANE_TEST_CMS_URL ?? ''
  const headers = { 'content-type': 'application/json', origin: cms, cookie: await logIn(cms) }
  const ask = async (path: string, body?: object) => {
    const how = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    return fetch(`${cms}${path}`, { headers, ...how })
  }
  const idsOf = async (path: string) => found.parse(await (await ask(path)).json()).docs.map(({ id }) => id)
  const [cover] = await idsOf('/api/media?limit=1&depth=0&where[filename][contains]=phone')
  const shown = await idsOf(`/api/countries?depth=0&limit=100&where[shortName][in]=${countries.join(',')}`)
  expect(shown).toHaveLength(countries.length)
  const slugOf = (type: string, place: number) => `in-english-only-${type}-${place}-${countries.join('-')}`
  for (const [type, category] of Object.entries(KINDS)) {
    for (const place of [1, 2]) {
      const slug = slugOf(type, place)
      const answer = await ask('/api/news?locale=en&depth=0', {
        title: `Only in English ${type} ${place}`,
        summary: 'Nobody has translated it yet.',
        body: paragraph('It can be read in English.'),
        ...{ slug, type, category, cover, publishedAt: NEWEST },
        ...{ allCountries: false, countries: shown, _status: 'published' },
      })
      // Another worker may have written it.
      if (!answer.ok) {
        const there = await (await ask(`/api/news?depth=0&where[slug][equals]=${slug}`)).json()
        expect(slugs.parse(there).docs, await answer.text()).toHaveLength(1)
      }
    }
    for (const country of countries) await untilShown(`/${country}/${type}-detail/${slugOf(type, 2)}/`)
  }
}

async function untilShown(path: string): Promise<void> {
  const status = async () => (await fetch(`${process.env.CARELANE_TEST_SITE_URL}${path}`)).status
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
}

async function logIn(cms: string): Promise<string> {
  const account = accounts
    .parse(JSON.parse(process.env.CARELANE_TEST_ACCOUNTS ?? ''))
    .find(({ role }) => role === 'administrator')
  const answer = await fetch(`${cms}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

function paragraph(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  const line = { type: 'paragraph', version: 1, children: [words] }
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [line] } }
}
