import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../packages/stack/src/index'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack } from '../packages/test-kit/src/stack'
import { BuiltSite, environmentOf } from '../site/test/support/built-site'
import { MainApiStandIn } from '../site/test/support/main-api-stand-in'
import { seedLarge } from '../cms/src/seed-large/seed-large'
import type { Figure } from './lib/measure'
import { measureAdminViews } from './measures/admin-views'
import { measureAssistant } from './measures/assistant'
import { measureCentersMap } from './measures/centers-map'
import { measureCmsKilled } from './measures/cms-killed'
import { measureColdHome } from './measures/cold-home'
import { measureColdPage } from './measures/cold-page'
import { measureCommitToVisible } from './measures/commit-to-visible'
import { measureDataLight } from './measures/data-light'
import { measureDeferredScripts } from './measures/deferred-scripts'
import { measureIntentModels } from './measures/intent-models'
import { measureKnownImei } from './measures/known-imei'
import { measureLighthouse } from './measures/lighthouse'
import { measureLookUps } from './measures/look-ups'
import { measureMainApi } from './measures/main-api'
import { measureMemory } from './measures/memory'
import { measurePublishToAll } from './measures/publish-to-all'
import { measurePurchaseOnAPhone } from './measures/purchase-on-a-phone'
import { measureRepairOnASlowNetwork } from './measures/repair-on-a-slow-network'
import { measureServiceCentres } from './measures/service-centres'
import { measureSideBySide } from './measures/side-by-side'
import { measureSubmissions } from './measures/submissions'
import { measureThroughput } from './measures/throughput'
import { measureTwoProcesses } from './measures/two-processes'
import { measureWeights } from './measures/weights'

const machine = `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the beginning`
const RESULTS = join(import.meta.dirname, 'results')

const figures: Figure[] = []
const note = (...measured: Figure[]) => {
  figures.push(...measured)
  for (const figure of measured) console.log(`${figure.what}: ${figure.measured}`)
}
/** A failing measure becomes a missed figure. */
const measure = async (what: string, work: () => Promise<Figure | Figure[]>) => {
  try {
    note(...[await work()].flat())
  } catch (error) {
    console.error(error)
    note({ what, measured: `broke: ${String(error)}`, target: 'a figure', met: false, values: [] })
  }
}

const endPostgres = await preparePostgres()
const stack = await startStack()
await measure('weights', () => measureWeights(stack.siteUrl))
await measure('data-light', () => measureDataLight(stack.siteUrl))
await measure('held scripts', () => measureDeferredScripts(stack.siteUrl))
await measure('cold home', () => measureColdHome(stack))
await measure('Lighthouse', () => measureLighthouse(stack.siteUrl))
await measure('side by side', () => measureSideBySide(stack.siteUrl))
await measure('repair status on a slow network', () => measureRepairOnASlowNetwork(stack))
await measure('purchase on a phone', () => measurePurchaseOnAPhone(stack))
await measure('commit to visible', () => measureCommitToVisible(stack))
await measure('look-ups', () => measureLookUps(stack))
await measure('known and unknown IMEIs', () => measureKnownImei(stack.siteUrl, stack.sandboxUrl))
await measure('map of service centres', () => measureCentersMap(stack.siteUrl))
await measure('service centres', () => measureServiceCentres(stack.sandboxUrl))
await seedLarge(stack.databaseUrls.carelane_cms, {
  articles: 100_000,
  pictures: 20_000,
  besideContent: true,
  report: (line) => console.log(`… ${line}`),
})
await measure('Main API', () => measureMainApi(stack.cmsUrl, '100,000 articles'))
const administrator = stack.accounts.find(({ role }) => role === 'administrator')
if (!administrator) throw new Error('the stack has no administrator')
await measure('admin views', () => measureAdminViews(stack.cmsUrl, administrator, '100,000 articles'))
await stack.stop()
await measure('models of how people ask', measureIntentModels)
await measure('assistant', measureAssistant)
await measure('submissions', measureSubmissions)
await endPostgres()

const cms = new MainApiStandIn()
for (let id = 1; id <= 12; id++) cms.content.articles.add(id)
await cms.start()
const quiet = { LOG_LEVEL: 'warn' }

const site = await BuiltSite.start(cms.url, quiet)
await measure('cold page', () => measureColdPage(site, cms))
const port = await freePort()
await measure('throughput', () => measureThroughput(site, environmentOf(port, cms.url)))
await site.stop()
await measure('two processes', () => measureTwoProcesses(cms.url, quiet))

const large = await BuiltSite.start(cms.url, quiet)
await measure('memory', () => measureMemory(large))
await measure('publish to all', () => measurePublishToAll(large, cms))
await measure('cms killed', () => measureCmsKilled(large, cms))
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
