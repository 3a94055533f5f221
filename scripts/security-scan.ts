import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../packages/stack/src/root.mjs'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack, type Stack } from '../packages/test-kit/src/stack'
import { run } from './lib/run.mjs'
import { readSqlmap, readWapiti, scanReport, type Scan } from './lib/scan-report'

const REPORT = join(ROOT, 'docs/security/scan.md')
const WAPITI_MODULES =
  'sql,blindsql,xss,permanentxss,exec,file,redirect,crlf,csp,cookieflags,http_headers,methods,htaccess'

/** Wapiti 3.0.4 does not unpack answers. */
const NOT_PACKED = 'Accept-Encoding: identity'

const token = z.object({ token: z.string() })

const { values } = parseArgs({
  options: {
    /** Of each of the three crawls; each kind of attack may then take as long again. */
    minutes: { type: 'string', default: '10' },
  },
})
const never = new AbortController().signal
const endPostgres = await preparePostgres()
const folder = mkdtempSync(join(tmpdir(), 'carelane-scan-'))
try {
  const stack = await startStack()
  try {
    const session = await logIn(stack)
    const scans = [await scanQueries(stack, session)]
    for (const start of [`${stack.siteUrl}/ng/`, `${stack.siteUrl}/sa/`, `${stack.cmsUrl}/admin/`])
      scans.push(await crawl(start))
    const date = new Date().toISOString().slice(0, 10)
    writeFileSync(REPORT, scanReport(scans, date))
    for (const { what, tried, findings } of scans)
      console.log(`${what}: ${tried} tried, ${findings.length} findings`)
    process.exitCode = scans.every(({ findings }) => findings.length === 0) ? 0 : 1
  } finally {
    await stack.stop()
  }
} finally {
  await endPostgres()
  rmSync(folder, { recursive: true })
}

async function logIn({ cmsUrl, accounts }: Stack): Promise<string> {
  const account = accounts.find(({ role }) => role === 'administrator')
  const answer = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cmsUrl },
    body: JSON.stringify(account),
  })
  return token.parse(await answer.json()).token
}

/** Every parameter of what reads any, in databases or elsewhere. */
async function scanQueries({ siteUrl, cmsUrl }: Stack, session: string): Promise<Scan> {
  const open = [
    `${siteUrl}/ng/search/?q=battery`,
    `${siteUrl}/ng/news/?page=2&category=company`,
    `${siteUrl}/ng/faq/?page=2`,
    `${siteUrl}/ng/service-center/?q=lagos`,
    `${siteUrl}/ng/spare-parts-price/?named=nova`,
    `${siteUrl}/api/search/suggestions/?lang=ng&q=battery`,
    `${siteUrl}/api/search/dialog/?lang=ng`,
    `${siteUrl}/api/news/?lang=ng&type=news&category=company&page=1`,
    `${siteUrl}/api/repair-cost/?lang=ng&model=nova-4`,
    `${siteUrl}/api/spare-parts-price/?lang=ng&brand=aster`,
    `${siteUrl}/api/drivers/choices/?lang=ng&brand=aster`,
    `${siteUrl}/api/service-centers/?lang=ng&city=lagos`,
    `${siteUrl}/api/service-centers/points/?lang=ng&country=ng&at=1`,
    `${siteUrl}/api/app-code/?lang=ng&v=1`,
    `${siteUrl}/api/offers/?lang=ng`,
    `${siteUrl}/api/country-names/?lang=ng`,
  ]
  const bodies = [
    { url: `${cmsUrl}/api/users/login`, data: '{"email":"a@example.com","password":"a"}' },
    { url: `${cmsUrl}/api/users/forgot-password`, data: '{"email":"a@example.com"}' },
    { url: `${siteUrl}/api/faq/votes/`, data: 'lang=ng&faq=1&helpful=yes&website=' },
    { url: `${siteUrl}/api/rating/`, data: 'lang=ng&orderNumber=1' },
    {
      url: `${siteUrl}/api/assistant/`,
      data: '{"lang":"ng","question":"battery","carried":{"device":null,"topic":null}}',
    },
    { url: `${siteUrl}/api/service-centers/`, data: 'lang=ng&country=ng&lat=6.5&lng=3.3' },
  ]
  const forEditors = [
    `${cmsUrl}/api/news?limit=1&page=1&sort=title&depth=0&locale=en&draft=true`,
    `${cmsUrl}/api/news?where[title][like]=a&where[or][0][slug][equals]=b`,
    `${cmsUrl}/api/faqs/versions?limit=1&sort=updatedAt&where[parent][equals]=1`,
    `${cmsUrl}/api/users?where[email][equals]=a&sort=name`,
    `${cmsUrl}/api/media?where[filename][contains]=a`,
    `${cmsUrl}/api/payload-jobs?where[id][equals]=1`,
  ]
  const common = ['--batch', '--level=2', '--risk=1', '--technique=BEUS', '--threads=1', '--flush-session']
  const quiet = ['--disable-coloring', '--output-dir', join(folder, 'sqlmap'), '-v', '1']
  // A refused log-in is what is asked for, and some of these say that there is no such thing.
  const refused = ['--ignore-code=400,401,403,404,422,429']
  const outputs: string[] = []
  const scan = async (given: string[]) =>
    outputs.push(await tool('sqlmap', [...given, ...common, ...quiet, ...refused]))
  for (const url of open) await scan(['-u', url])
  for (const { url, data } of bodies) await scan(['-u', url, '--data', data, '-H', originOf(url)])
  for (const url of forEditors) await scan(['-u', url, '-H', `Authorization: JWT ${session}`])
  const targets = [...open, ...bodies.map(({ url }) => url), ...forEditors]
  return readSqlmap(targets, outputs.join('\n'))
}

/** Ours, or each form would be refused before it is read. */
function originOf(url: string): string {
  return `Origin: ${new URL(url).origin}`
}

async function crawl(start: string): Promise<Scan> {
  const file = join(folder, 'wapiti.json')
  const seconds = String(Number(values.minutes) * 60)
  const headers = [NOT_PACKED, originOf(start)].flatMap((header) => ['-H', header])
  const output = await tool('wapiti', [
    ...['-u', start, '-m', WAPITI_MODULES, '--flush-session', '--no-bugreport', '--store-session', folder],
    ...['--max-scan-time', seconds, '--max-attack-time', seconds, '-f', 'json', '-o', file, ...headers],
  ])
  return readWapiti(new URL(start).pathname, output, JSON.parse(readFileSync(file, 'utf8')))
}

/** From Debian: `apt-get install sqlmap wapiti`. */
async function tool(name: string, given: string[]): Promise<string> {
  const { code, output } = await run([name, ...given], { stop: never })
  if (code !== 0 && output.length < 1000) throw new Error(`${name}: ${output}`)
  return output
}
