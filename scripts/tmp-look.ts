import { launchBrowser } from '../packages/test-kit/src/browser'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack } from '../packages/test-kit/src/stack'
import { Administrator } from '../site/test/support/administrator'
import { sandboxAt } from '../site/test/browser/support/sandbox'
import { WAITING, wantScripts } from '../site/test/support/want-scripts'
const endPostgres = await preparePostgres()
const stack = await startStack()
const browser = await launchBrowser()
const only = process.argv.slice(2)
try {
  const admin = await Administrator.logIn(stack)
  const { 'in-warranty': imei = '' } = await sandboxAt(stack.sandboxUrl).devices('ng')
  const { 'in-warranty': imeiSa = '' } = await sandboxAt(stack.sandboxUrl).devices('sa')
  for (const theme of ['aster', 'kite', 'solis']) {
    if (only.length && !only.includes(theme)) continue
    for (const s of ['ng', 'sa']) {
      const { id } = await admin.find('countries', 'shortName', s)
      await admin.change('countries', id, { theme })
      await admin.untilOnSite('countries', id)
    }
    for (const scheme of ['light', 'dark'] as const)
      for (const s of ['ng', 'sa'])
        for (const width of [360, 1280]) {
          const page = await browser.newPage({ baseURL: stack.siteUrl, viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
          await page.addInitScript(wantScripts, WAITING)
          const shot = (name: string, fullPage = false) => page.screenshot({ path: `/tmp/h7/shots/${theme}-${name}-${s}-${width}-${scheme}.png`, fullPage })
          await page.goto(`/${s}/`, { waitUntil: 'networkidle' })
          await shot('home', scheme === 'light')
          if (scheme === 'dark' && s === 'sa') { await page.close(); continue }
          await page.goto(`/${s}/warranty-check/`, { waitUntil: 'networkidle' })
          await page.locator('#imei').fill(s === 'ng' ? imei : imeiSa)
          await page.locator('#imei').press('Enter')
          await page.locator('main img[src*="device-drawing"]').first().waitFor({ timeout: 20000 }).catch(() => console.log('no drawing', s))
          await page.waitForTimeout(400)
          await shot('warranty')
          if (s === 'ng') { await page.goto(`/${s}/ui-parts/`, { waitUntil: 'networkidle' }); await shot('parts', true) }
          await page.close()
        }
    console.log(theme)
  }
  const { id } = await admin.find('countries', 'shortName', 'ng')
  console.log(await (await fetch(stack.siteUrl + '/ng/manifest.webmanifest')).text().then((t) => t.slice(0, 900)))
  console.log((await (await fetch(stack.siteUrl + '/ng/')).text()).slice(0, 600), id)
} finally {
  await browser.close()
  await stack.stop()
  await endPostgres()
}
