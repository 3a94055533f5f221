import { launchBrowser } from '../../packages/test-kit/src/browser'
import { countFetched, scrollThrough } from '../../site/test/browser/support/fetched'
import type { Figure } from '../lib/measure'

const PHONE = { width: 360, height: 640 }
const HOME_KB = 60
const HOME_REQUESTS = 8
const VISIT_KB = 120

export async function measureDataLight(siteUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser()
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: PHONE,
    extraHTTPHeaders: { 'save-data': 'on' },
  })
  const page = await context.newPage()
  const { urls, kilobytes } = countFetched(page)
  const visit = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    return { requests: urls().length, kb: await kilobytes() }
  }
  const home = await visit('/ng/')
  await visit('/ng/service-center/')
  const whole = await visit('/ng/service-center/?state=Lagos')
  await browser.close()
  return [
    {
      what: 'data-light home, all pictures included',
      measured: `${home.kb.toFixed(1)} KB in ${home.requests} requests`,
      target: `≤ ${HOME_KB} KB, ≤ ${HOME_REQUESTS} requests`,
      met: home.kb <= HOME_KB && home.requests <= HOME_REQUESTS,
      values: home,
    },
    {
      what: 'data-light visit: home, service centres, those of a state',
      measured: `${whole.kb.toFixed(1)} KB in ${whole.requests} requests`,
      target: `≤ ${VISIT_KB} KB`,
      met: whole.kb <= VISIT_KB,
      values: whole,
    },
  ]
}
