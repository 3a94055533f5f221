import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../packages/stack/src/root.mjs'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack, type Stack } from '../packages/test-kit/src/stack'
import { run } from './lib/run.mjs'
import { readSqlmap, readWapiti, scanReport, type Scan } from './lib/scan-report'

const REPORT = join(ROOT, 'docs/security/scan.md')
const WAPITI_MODULES =
  'sql,blindsql,xss,permanentxss,exec,file,redirect,crlf,csp,cookieflags,http_headers,methods,htaccess'

const { values } = parseArgs({
  options: {
    /** Of each of the three crawls. */
    minutes: { type: 'string', default: '10' },
  },
})
const never = new AbortController().signal
const endPostgres = await preparePostgres()
const folder = mkdtempSync(join(tmpdir(), 'carelane-scan-'))
try {
  const stack = await startStack()
  try {
    const scans = [await scanQueries(stack)]
    for (const start of [`${stack.siteUrl}/ng/`, `${stack.siteUrl}/sa_ar/`, `${stack.cmsUrl}/admin/`])
      scans.push(await crawl(start))
    const date = new Date().toISOString().slice(0, 10)
    writeFileSync(REPORT, scanReport(scans, date))
    for (const { what, findings } of scans) console.log(`${what}: ${findings.length} findings`)
    process.exitCode = scans.every(({ findings }) => findings.length === 0) ? 0 : 1
  } finally {
    await stack.stop()
  }
} finally {
  await endPostgres()
  rmSync(folder, { recursive: true })
}

/** Every parameter of what reads any, in databases or elsewhere. */
async function scanQueries({ siteUrl, cmsUrl }: Stack): Promise<Scan> {
  const targets = [
    `${siteUrl}/ng/search/?q=battery`,
    `${siteUrl}/ng/news/?page=2`,
    `${siteUrl}/ng/faq/?page=2`,
    `${siteUrl}/api/search/suggestions/?lang=ng&q=battery`,
    `${siteUrl}/api/search/dialog/?lang=ng`,
    `${siteUrl}/api/repair-cost/?lang=ng&model=aster-nova-5`,
    `${siteUrl}/api/spare-parts-price/?lang=ng&model=1`,
    `${siteUrl}/api/service-centers/?lang=ng&city=1`,
    `${siteUrl}/api/news/?lang=ng&page=1`,
    `${siteUrl}/api/photos/?id=1`,
    `${cmsUrl}/api/news?limit=1&page=1&sort=title`,
    `${cmsUrl}/api/news?where[title][equals]=a`,
    `${cmsUrl}/api/users?where[email][equals]=a`,
  ]
  const list = join(folder, 'targets.txt')
  writeFileSync(list, `${targets.join('\n')}\n`)
  const bodies = [
    { url: `${cmsUrl}/api/users/login`, data: '{"email":"a@example.com","password":"a"}' },
    { url: `${siteUrl}/api/faq/votes/`, data: 'id=1&lang=ng&vote=up' },
    { url: `${siteUrl}/api/rating/`, data: 'lang=ng&orderNumber=1' },
  ]
  const common = ['--batch', '--level=2', '--risk=1', '--technique=BEUS', '--threads=1', '--flush-session']
  const quiet = ['--disable-coloring', '--output-dir', join(folder, 'sqlmap'), '-v', '1']
  const outputs = [await tool('sqlmap', ['-m', list, ...common, ...quiet])]
  for (const { url, data } of bodies)
    outputs.push(await tool('sqlmap', ['-u', url, '--data', data, ...common, ...quiet]))
  return readSqlmap([...targets, ...bodies.map(({ url }) => url)], outputs.join('\n'))
}

async function crawl(start: string): Promise<Scan> {
  const file = join(folder, 'wapiti.json')
  const seconds = String(Number(values.minutes) * 60)
  const output = await tool('wapiti', [
    ...['-u', start, '-m', WAPITI_MODULES, '--flush-session', '--no-bugreport', '--store-session', folder],
    ...['--max-scan-time', seconds, '-f', 'json', '-o', file],
  ])
  return readWapiti(new URL(start).pathname, output, JSON.parse(readFileSync(file, 'utf8')))
}

/** From Debian: `apt-get install sqlmap wapiti`. */
async function tool(name: string, given: string[]): Promise<string> {
  const { code, output } = await run([name, ...given], { stop: never })
  if (code !== 0 && output.length < 1000) throw new Error(`${name}: ${output}`)
  return output
}
