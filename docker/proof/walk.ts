import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

interface Asked {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

interface Wish {
  method?: string
  headers?: Record<string, string>
  body?: object
}

const PORTS = { site: 3000, cms: 3001, sandbox: 3002, edge: 6081, prometheus: 9090 } as const
export type Door = keyof typeof PORTS

const HOSTS: Partial<Record<Door, string>> = {
  site: 'carelane.localhost:3000',
  edge: 'carelane.localhost:3000',
  cms: 'cms.carelane.localhost:3001',
  sandbox: 'sandbox.carelane.localhost:3002',
}

/** Names under localhost are known to browsers, not to every system. */
export function ask(door: Door, path: string, { method = 'GET', headers, body }: Wish = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const port = PORTS[door]
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        timeout: 20_000,
        headers: {
          host: HOSTS[door] ?? `127.0.0.1:${port}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.once('error', reject)
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      },
    )
    asking.once('error', reject)
    asking.once('timeout', () => asking.destroy(new Error(`no answer of ${door} to ${path}`)))
    asking.end(body && JSON.stringify(body))
  })
}

interface Stop {
  what: string
  door: Door
  path: string
  host?: string
  status?: number
  has?: RegExp
}

const ARTICLE = '/ng/tips-detail/find-your-imei-number/'

/** What a newcomer opens after `docker compose up`. */
const STOPS: readonly Stop[] = [
  { what: 'home page of Nigeria', door: 'site', path: '/ng/', has: /<h1/ },
  { what: 'home page of Saudi Arabia, in Arabic', door: 'site', path: '/sa/', has: /dir="rtl"/ },
  {
    what: 'home page of India, on its own host',
    door: 'site',
    host: 'in.carelane.localhost:3000',
    path: '/',
  },
  {
    what: 'home page of Russia, on its own host',
    door: 'site',
    host: 'ru.carelane.localhost:3000',
    path: '/',
  },
  {
    what: 'list of countries',
    door: 'site',
    path: '/choose-your-country-or-region/',
    has: /Nigeria/,
  },
  { what: 'help', door: 'site', path: '/ng/faq/', has: /<h1/ },
  { what: 'article', door: 'site', path: ARTICLE, has: /IMEI/ },
  { what: 'search', door: 'site', path: '/search/?q=battery', has: /<h1/ },
  { what: 'warranty look-up', door: 'site', path: '/ng/warranty-check/', has: /<form/ },
  { what: 'service centres, from the sandbox', door: 'site', path: '/ng/service-center/', has: /Lagos/ },
  { what: 'repair status', door: 'site', path: '/ng/repair-status/', has: /<form/ },
  { what: 'an address that there is not', door: 'site', path: '/ng/no-such-page/', status: 404 },
  { what: 'site map', door: 'site', path: '/sitemap.xml', has: /<loc>http:\/\/carelane\.localhost:3000/ },
  { what: 'log-in of the admin', door: 'cms', path: '/admin/login', has: /<\/html>/ },
  { what: 'documentation of the Main API', door: 'cms', path: '/docs' },
  { what: 'front page of the sandbox', door: 'sandbox', path: '/', has: /IMEI/ },
  { what: 'article, through the edge', door: 'edge', path: ARTICLE, has: /IMEI/ },
]

/** @throws Error naming the first page that is not as it should be */
export async function walk(): Promise<string[]> {
  for (const { what, door, path, host, status = 200, has } of STOPS) {
    const answer = await ask(door, path, host === undefined ? {} : { headers: { host } })
    if (answer.status !== status || (has && !has.test(answer.text)))
      throw new Error(`${what} (${door} ${path}): ${answer.status}\n${answer.text.slice(0, 500)}`)
    if (path === '/ng/') await walkFilesOf(answer.text)
  }
  return STOPS.map(({ what }) => what)
}

async function walkFilesOf(page: string): Promise<void> {
  const files = [...page.matchAll(/(?:src|href)="(\/(?:_next|media)\/[^"]+)"/g)].map(([, file]) => file ?? '')
  if (!files.some((file) => file.endsWith('.css')) || !files.some((file) => file.startsWith('/media/')))
    throw new Error(`the home page names no style or no picture: ${files.join(', ')}`)
  for (const file of files) {
    const { status } = await ask('site', file.replaceAll('&amp;', '&'))
    if (status !== 200) throw new Error(`${file}: ${status}`)
  }
}

const accountsSchema = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))
const loggedIn = z.object({ token: z.string() })
const found = z.object({ docs: z.tuple([z.object({ id: z.number() })]) })
const targets = z.object({
  data: z.object({
    activeTargets: z.array(z.object({ labels: z.object({ job: z.string() }), health: z.string() })),
  }),
})

/** Logs in, renames an article and waits until visitors see it: at the site, then through the edge. */
export async function editAndSee(
  accountsFile: string,
  title: string,
): Promise<Record<'site' | 'edge', number>> {
  const account = accountsSchema.parse(JSON.parse(accountsFile)).find(({ role }) => role === 'administrator')
  const { token } = loggedIn.parse(await cms('POST', '/users/login', {}, account))
  const headers = { authorization: `JWT ${token}` }
  const query = 'where[slug][equals]=find-your-imei-number&depth=0'
  const { id } = found.parse(await cms('GET', `/news?${query}`, headers)).docs[0]
  await cms('PATCH', `/news/${id}`, headers, { title })
  const began = performance.now()
  const seen = async (door: 'site' | 'edge') => {
    await until(`the edit at the ${door}`, 60, async () => (await ask(door, ARTICLE)).text.includes(title))
    return (performance.now() - began) / 1000
  }
  return { site: await seen('site'), edge: await seen('edge') }
}

async function cms(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<unknown> {
  const { status, text } = await ask('cms', `/api${path}`, { method, headers, ...(body && { body }) })
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

export async function untilPrometheusSeesBoth(): Promise<void> {
  await until('both parts in Prometheus', 90, async () => {
    const answer = await ask('prometheus', '/api/v1/targets')
    const up = targets
      .parse(JSON.parse(answer.text))
      .data.activeTargets.filter(({ health }) => health === 'up')
    return ['carelane-site', 'carelane-cms'].every((job) => up.some(({ labels }) => labels.job === job))
  })
}

/** @returns seconds */
export async function until(what: string, patience: number, isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  let last: unknown
  while (seconds() < patience) {
    try {
      if (await isSo()) return seconds()
    } catch (error) {
      last = error
    }
    await wait(100)
  }
  throw new Error(`${what}: not within ${patience} s`, { cause: last })
}
