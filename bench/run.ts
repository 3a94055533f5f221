import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack } from '../packages/test-kit/src/stack'
import { BuiltSite, environmentOf, freePort } from '../site/test/support/built-site'
import { MainApiStandIn } from '../site/test/support/main-api-stand-in'
import { seedLarge } from '../cms/src/seed-large/seed-large'
import type { Figure } from './lib/measure'
import { measureAdminViews } from './measures/admin-views'
import { measureCmsKilled } from './measures/cms-killed'
import { measureColdHome } from './measures/cold-home'
import { measureColdPage } from './measures/cold-page'
import { measureCommitToVisible } from './measures/commit-to-visible'
import { measureLighthouse } from './measures/lighthouse'
import { measureMainApi } from './measures/main-api'
import { measureMemory } from './measures/memory'
import { measurePublishToAll } from './measures/publish-to-all'
import { measureServiceCentres } from './measures/service-centres'
import { measureThroughput } from './measures/throughput'
import { measureWeights } from './measures/weights'

const machine = `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the beginning`
const RESULTS = join(import.meta.dirname, 'results')

const figures: Figure[] = []
const note = (...measured: Figure[]) => {
  figures.push(...measured)
  for (const figure of measured) console.log(`${figure.what}: ${figure.measured}`)
}

// What depends on the content and on the cms is measured on the whole product, with the demo's content.
const endPostgres = await preparePostgres()
const stack = await startStack()
note(await measureWeights(stack.siteUrl))
note(await measureColdHome(stack))
note(...(await measureLighthouse(stack.siteUrl)))
note(await measureCommitToVisible(stack))
note(...(await measureServiceCentres(stack.sandboxUrl)))
await seedLarge(stack.databaseUrls.carelane_cms, {
  articles: 100_000,
  pictures: 20_000,
  besideContent: true,
  report: (line) => console.log(`… ${line}`),
})
note(...(await measureMainApi(stack.cmsUrl, '100,000 articles')))
const administrator = stack.accounts.find(({ role }) => role === 'administrator')
if (!administrator) throw new Error('the stack has no administrator')
note(...(await measureAdminViews(stack.cmsUrl, administrator, '100,000 articles')))
await stack.stop()
await endPostgres()

const cms = new MainApiStandIn()
for (let id = 1; id <= 12; id++) cms.content.articles.add(id)
await cms.start()
const quiet = { LOG_LEVEL: 'warn' }

const site = await BuiltSite.start(cms.url, quiet)
note(await measureColdPage(site, cms))
note(...(await measureThroughput(site, environmentOf(await freePort(), cms.url))))
await site.stop()

const large = await BuiltSite.start(cms.url, quiet)
note(await measureMemory(large))
note(await measurePublishToAll(large, cms))
note(await measureCmsKilled(large, cms))
await large.stop()

const date = new Date().toISOString().slice(0, 10)
const table = [
  '| what | measured | target | met |',
  '| --- | --- | --- | --- |',
  ...figures.map(
    ({ what, measured, target, met }) =>
      `| ${what} | ${measured} | ${target} | ${met === null ? '–' : met ? 'yes' : 'no'} |`,
  ),
].join('\n')
await mkdir(RESULTS, { recursive: true })
await writeFile(join(RESULTS, `${date}.md`), `# Figures of ${date}\n\n${machine}\n\n${table}\n`)
await writeFile(join(RESULTS, `${date}.json`), JSON.stringify({ date, machine, figures }, null, 2) + '\n')
console.log(`\n${table}`)
process.exitCode = figures.some(({ met }) => met === false) ? 1 : 0
