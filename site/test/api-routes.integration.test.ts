import { expect, test } from 'vitest'
import { ACTIONS } from '@/abuse/actions'
import { API_ROUTES, type ApiRoute } from '@/routing/api-routes'
import type { Answer } from './support/built-site'
import { useLiveSite } from './support/live-site'

const live = useLiveSite()

const ROUTES: [path: string, route: ApiRoute][] = Object.entries(API_ROUTES)

/** What is answered with content; others need none to be counted or refused. */
const QUERIES: Record<string, string> = {
  '/api/app-code/': 'lang=ng',
  '/api/driver-bundle/': 'lang=ng&model=Nova+5',
  '/api/drivers/choices/': 'lang=ng',
  '/api/news/': 'lang=ng&type=news&page=1',
  '/api/offers/': 'lang=ng',
  '/api/repair-cost/': 'lang=ng&model=aster-nova-5',
  '/api/search/dialog/': 'lang=ng',
  '/api/search/suggestions/': 'lang=ng&q=batt',
  '/api/service-centers/': 'lang=ng',
  '/api/service-centers/points/': 'lang=ng&country=ng',
  '/api/spare-parts-price/': 'lang=ng',
  '/api/survey/': 'lang=ng',
}

const AT_ONCE = 10

const MOST_IN_A_MINUTE = Math.max(...Object.values(ACTIONS).map((budgets) => budgets.ipv6?.minute ?? 0))

function ask(path: string, { methods }: ApiRoute, from: string): Promise<Answer> {
  const address = `${path.replace('*', 'a-file')}?${QUERIES[path] ?? ''}`
  const headers = { 'x-forwarded-for': from }
  if (methods.includes('GET')) return live.site.get(address, headers)
  const type = 'application/x-www-form-urlencoded'
  const origin = `http://localhost:${live.site.port}`
  return live.site.post(
    address,
    { ...headers, origin, host: `localhost:${live.site.port}`, 'content-type': type },
    '',
  )
}

test('whoever does not sign is refused where the table says so, and nowhere else', async () => {
  const refusing: string[] = []
  for (const [path, route] of ROUTES) {
    if ((await ask(path, route, live.newcomer())).status === 401) refusing.push(path)
  }
  expect(refusing).toEqual(ROUTES.filter(([, { isSigned }]) => isSigned).map(([path]) => path))
})

test('what the table calls cached may be kept by anybody, and nothing else', async () => {
  live.cms.content.appUrl = 'https://app.example.com/'
  await live.site.publish('with an app', ['country:ng', 'site-settings'])
  const kept: string[] = []
  for (const [path, route] of ROUTES) {
    const { headers } = await ask(path, route, live.newcomer())
    if (/public|max-age/.test(headers['cache-control'] ?? '')) kept.push(path)
  }
  expect(kept).toEqual(ROUTES.filter(([, { isCached }]) => isCached).map(([path]) => path))
})

test('what the table calls limited is, and nothing else before it is read', async () => {
  const limiting: string[] = []
  for (const [path, route] of ROUTES) {
    const from = live.newcomer()
    let isPast = false
    for (let asked = 0; asked <= MOST_IN_A_MINUTE && !isPast; asked += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(path, route, from)))
      isPast = answers.some(({ status }) => status === 429)
    }
    if (isPast) limiting.push(path)
  }
  expect(limiting).toEqual(ROUTES.filter(([, { isLimited }]) => isLimited).map(([path]) => path))
}, 120_000)

test('a call that says more than any script of ours is refused before it is read', async () => {
  const host = `localhost:${live.site.port}`
  const says = (bytes: number) => (path: string) =>
    live.site.post(
      path,
      {
        'x-forwarded-for': live.newcomer(),
        origin: `http://${host}`,
        host,
        'content-type': 'application/json',
      },
      `{"a":"${'x'.repeat(bytes)}"}`,
    )
  const ours = ROUTES.filter(([, { methods, isSigned }]) => methods.includes('POST') && !isSigned)
  for (const [path, { isStreamed }] of ours) {
    const { status } = await says(20_000)(path)
    expect([path, status === 413]).toEqual([path, isStreamed !== true])
    expect([path, (await says(10)(path)).status]).not.toEqual([path, 413])
  }
  expect((await says(20_000)('/api/nothing/')).status).toBe(404)
})
