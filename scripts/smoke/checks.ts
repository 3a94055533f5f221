import { type Answer, type Finding, isSlow, type Site } from './site'

export interface Check {
  name: string
  run: (site: Site, expectThat: Expect) => Promise<void>
}

/** Notes a finding unless it is true. */
export type Expect = (isTrue: boolean, answer: Answer, came: string, expected: string) => boolean

const COUNTRIES_A_RUN = 5
const MINUTE_MS = 60_000
const ASSETS_A_RUN = 12

/** The same for a whole minute, others in the next. */
const minute = Math.floor(Date.now() / MINUTE_MS)

export const CHECKS: Check[] = [
  {
    name: 'health',
    run: async (site, expectThat) => {
      const answer = await site.ask('/api/health/')
      isAnswered(answer, 200, expectThat)
      expectThat(/"status":\s*"ready"/.test(answer.text), answer, excerpt(answer), '"status":"ready"')
    },
  },
  {
    name: 'first page',
    run: async (site, expectThat) => {
      const answer = await site.ask('/')
      const location = answer.headers.get('location') ?? ''
      const isGood = answer.status === 200 || (answer.status === 302 && /\/[a-z_]+\/$/.test(location))
      expectThat(
        isGood,
        answer,
        `${answer.status} ${location}`.trim(),
        '200, or 302 to the page of a country',
      )
    },
  },
  { name: 'home of countries', run: forCountries(homeOf) },
  {
    name: 'content pages',
    run: async (site, expectThat) => {
      const [country = ''] = await countriesOf(site, expectThat)
      const list = await isPage(site, `/${country}/news/`, expectThat)
      const article = firstLink(list, /href="(\/[a-z_]+\/(?:news|tips)-detail\/[^"?#]+\/)"/)
      if (article) await isPage(site, article, expectThat)
      for (const path of ['faq', 'service-center', 'policy/privacy', 'policy/terms'])
        await isPage(site, `/${country}/${path}/`, expectThat)
    },
  },
  {
    name: 'page that is not there',
    run: async (site, expectThat) => {
      const [country = ''] = await countriesOf(site, expectThat)
      for (const path of [`/${country}/there-is-no-such-page/`, `/there-is-no-such-page-at-all/`]) {
        const answer = await site.ask(path)
        isAnswered(answer, 404, expectThat)
        isHtml(answer, expectThat)
      }
      const file = await site.ask('/wp-login.php')
      isAnswered(file, 404, expectThat)
    },
  },
  {
    name: 'search',
    run: async (site, expectThat) => {
      const [country = ''] = await countriesOf(site, expectThat)
      const answer = await isPage(site, `/${country}/search/?q=warranty`, expectThat)
      const hasField = /<input[^>]+name="q"/.test(answer.text)
      expectThat(hasField, answer, 'a page without a field for what is searched', 'a field named q')
    },
  },
  {
    name: 'warranty form',
    run: async (site, expectThat) => {
      const [country = ''] = await countriesOf(site, expectThat)
      const answer = await isPage(site, `/${country}/warranty-check/`, expectThat)
      const hasField = /<input[^>]+name="imei"/.test(answer.text)
      expectThat(hasField, answer, 'a page without a field for the number', 'a form with a field named imei')
    },
  },
  {
    name: 'robots.txt',
    run: async (site, expectThat) => {
      const answer = await site.ask('/robots.txt')
      isAnswered(answer, 200, expectThat)
      const expected = `Sitemap: ${site.origin}/sitemap.xml`
      expectThat(answer.text.includes(expected), answer, excerpt(answer), expected)
      const isShut = /^Disallow:\s*\/\s*$/m.test(answer.text)
      expectThat(!isShut, answer, 'Disallow: /', 'a site that may be found')
    },
  },
  {
    name: 'site map',
    run: async (site, expectThat) => {
      const [country = ''] = await countriesOf(site, expectThat)
      const answer = await site.ask(`/${country}/sitemap.xml`)
      isAnswered(answer, 200, expectThat)
      const found = addressesIn(answer)
      expectThat(found.length > 0, answer, excerpt(answer), 'addresses in <loc>')
      const others = found.filter((address) => !address.startsWith(`${site.origin}/`))
      expectThat(others.length === 0, answer, others[0] ?? '', `addresses that begin with ${site.origin}/`)
    },
  },
  {
    name: 'security.txt',
    run: async (site, expectThat) => {
      const answer = await site.ask('/.well-known/security.txt')
      isAnswered(answer, 200, expectThat)
      expectThat(/^Contact: \S/m.test(answer.text), answer, excerpt(answer), 'a line Contact:')
      const [, expires = ''] = /^Expires: (\S+)/m.exec(answer.text) ?? []
      const isAhead = Date.parse(expires) > Date.now()
      expectThat(isAhead, answer, `Expires: ${expires}`, 'a time that is yet to come')
    },
  },
  {
    name: 'scripts, styles and pictures',
    run: async (site, expectThat) => {
      const [country = ''] = await countriesOf(site, expectThat)
      const home = await site.ask(`/${country}/`)
      const found = assetsIn(home.text)
      expectThat(found.length > 0, home, 'a page that names none', 'addresses below /_next/static/')
      for (const path of found.slice(0, ASSETS_A_RUN)) {
        const answer = await site.ask(path)
        if (!isAnswered(answer, 200, expectThat)) continue
        const type = answer.headers.get('content-type') ?? ''
        expectThat(typeFor(path).test(type), answer, `content-type: ${type}`, String(typeFor(path)))
        const cache = answer.headers.get('cache-control') ?? ''
        expectThat(/max-age=[1-9]/.test(cache), answer, `cache-control: ${cache}`, 'a lifetime')
        expectThat(answer.text.length > 0, answer, 'nothing', 'a file')
      }
    },
  },
  {
    name: 'headers',
    run: async (site, expectThat) => {
      const [country = ''] = await countriesOf(site, expectThat)
      for (const path of [
        `/${country}/`,
        `/${country}/warranty-check/`,
        `/${country}/there-is-no-such-page/`,
      ])
        hasGuards(site, await site.ask(path), expectThat)
    },
  },
  { name: 'addresses in pages', run: forCountries(namesNoOtherHost) },
  {
    name: 'what is not for the public',
    run: async (site, expectThat) => {
      for (const path of ['/metrics', '/admin', '/api/internal/page-cache/', '/api/users']) {
        const answer = await site.ask(path)
        const isShut = answer.status >= 300 && answer.status < 500
        expectThat(isShut, answer, String(answer.status), 'a refusal')
      }
    },
  },
]

function forCountries(
  look: (site: Site, country: string, expectThat: Expect) => Promise<void>,
): Check['run'] {
  return async (site, expectThat) => {
    for (const country of await countriesOf(site, expectThat)) await look(site, country, expectThat)
  }
}

/** Some of those in the site map, one later each minute: a monitor sees all of them within the hour. */
async function countriesOf(site: Site, expectThat: Expect): Promise<string[]> {
  const answer = await site.ask('/sitemap.xml')
  const all = addressesIn(answer).flatMap((address) => /\/([a-z]+)\/sitemap\.xml$/.exec(address)?.[1] ?? [])
  expectThat(all.length > 0, answer, `${answer.status} ${excerpt(answer)}`, 'the site maps of countries')
  if (all.length === 0) return ['ng']
  const step = Math.max(1, Math.floor(all.length / COUNTRIES_A_RUN))
  const some = Array.from(
    { length: COUNTRIES_A_RUN },
    (_, at) => all[(minute + at * step) % all.length] ?? '',
  )
  return [...new Set(some)]
}

async function homeOf(site: Site, country: string, expectThat: Expect): Promise<void> {
  const answer = await isPage(site, `/${country}/`, expectThat)
  const hasOwnLinks = answer.text.includes(`href="/${country}/`) || answer.text.includes(`href="/${country}_`)
  expectThat(hasOwnLinks, answer, 'a page without links to others of the country', `links to /${country}/…`)
}

async function namesNoOtherHost(site: Site, country: string, expectThat: Expect): Promise<void> {
  const answer = await site.ask(`/${country}/`)
  const { text } = answer
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
  expectThat(
    canonical.startsWith(`${site.origin}/`),
    answer,
    `canonical: ${canonical || 'none'}`,
    `an address that begins with ${site.origin}/`,
  )
  const addresses = [...text.matchAll(/(?:href|src|action|content)="(https?:\/\/[^"]+)"/g)].map(
    ([, one = '']) => one,
  )
  const inside = addresses.filter((address) => INSIDE.test(address) && !address.startsWith(`${site.origin}/`))
  expectThat(inside.length === 0, answer, inside[0] ?? '', 'no address of a machine inside')
  const loaded = [
    ...text.matchAll(/<(?:script|img|link|iframe|source)\b[^>]+?(?:src|href)="(http:\/\/[^"]+)"/g),
  ]
  const [, mixed = ''] = loaded[0] ?? []
  expectThat(!site.isHttps || mixed === '', answer, mixed, 'nothing loaded over http')
}

const INSIDE =
  /^https?:\/\/(?:[^/:]*\.)?(?:localhost|local|internal|invalid|test)(?:[:/]|$)|^https?:\/\/(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^https?:\/\/\[|^https?:\/\/(?:site|cms|edge)(?:-\d+)?[:/]/

async function isPage(site: Site, path: string, expectThat: Expect): Promise<Answer> {
  const answer = await site.ask(path)
  if (isAnswered(answer, 200, expectThat)) isHtml(answer, expectThat)
  return answer
}

function isAnswered(answer: Answer, status: number, expectThat: Expect): boolean {
  const ms = Math.round(answer.ms)
  expectThat(!isSlow(answer), answer, `${answer.status} after ${ms} ms`, 'an answer within 3 s')
  return expectThat(answer.status === status, answer, `${answer.status} after ${ms} ms`, String(status))
}

function isHtml(answer: Answer, expectThat: Expect): void {
  const { text, headers } = answer
  const type = headers.get('content-type') ?? 'none'
  if (!expectThat(type.startsWith('text/html'), answer, `content-type: ${type}`, 'text/html')) return
  const [, tag = ''] = /<html([^>]*)>/.exec(text) ?? []
  const [, lang = ''] = /lang="([a-zA-Z-]+)"/.exec(tag) ?? []
  const [, direction = ''] = /dir="(ltr|rtl)"/.exec(tag) ?? []
  expectThat(lang !== '', answer, `<html${tag}>`, 'a language')
  const isRightToLeft = lang === 'ar' || lang.startsWith('ar-')
  const expected = isRightToLeft ? 'rtl' : 'ltr'
  expectThat(direction === expected, answer, `dir="${direction}" in ${lang}`, `dir="${expected}"`)
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text) ?? []
  expectThat(title.trim() !== '', answer, 'no title', 'a title')
  expectThat(/<h1\b/.test(text), answer, 'no heading', 'a heading')
  expectThat(
    /<\/html>\s*$/.test(text),
    answer,
    `it ends with ${JSON.stringify(text.slice(-30))}`,
    'a whole page',
  )
}

function hasGuards(site: Site, answer: Answer, expectThat: Expect): void {
  const { headers } = answer
  const policy = headers.get('content-security-policy') ?? ''
  expectThat(
    policy.includes('default-src'),
    answer,
    `content-security-policy: ${policy || 'none'}`,
    'default-src …',
  )
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
  const isLax = /'unsafe-(?:inline|eval)'/.test(scripts)
  expectThat(!isLax, answer, `script-src ${scripts}`, 'no inline scripts at large')
  for (const [name, pattern] of GUARDS) {
    const value = headers.get(name) ?? 'none'
    expectThat(pattern.test(value), answer, `${name}: ${value}`, String(pattern))
  }
  if (!site.isHttps) return
  const transport = headers.get('strict-transport-security') ?? 'none'
  const isLong = Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0) >= 15_552_000
  expectThat(isLong, answer, `strict-transport-security: ${transport}`, 'half a year or more')
}

const GUARDS: [string, RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /origin|no-referrer|same-origin/],
]

function assetsIn(html: string): string[] {
  const found = [...html.matchAll(/(?:src|href)="(\/(?:_next\/static|media)\/[^"]+)"/g)]
  return [...new Set(found.map(([, path = '']) => path.replaceAll('&amp;', '&')))]
}

function typeFor(path: string): RegExp {
  if (/\.js(?:\?|$)/.test(path)) return /javascript/
  if (/\.css(?:\?|$)/.test(path)) return /^text\/css/
  return /^(?:image|font)\//
}

function addressesIn({ text }: Answer): string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

function firstLink({ text }: Answer, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1]
}

function excerpt({ text }: Answer): string {
  return JSON.stringify(text.slice(0, 80))
}

export function asFinding(answer: Answer, came: string, expected: string): Finding {
  return { asked: answer.asked, came, expected }
}
