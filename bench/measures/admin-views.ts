import { launchBrowser } from '../../packages/test-kit/src/browser'
import type { Figure } from '../lib/measure'
import { median } from '../lib/statistics'

const TIMES = 5
const LIMIT_MS = 1500

const COLLECTIONS = ['news', 'menus', 'ads']

/** With a warm browser cache. */
export async function measureAdminViews(
  cmsUrl: string,
  account: { email: string; password: string },
  content: string,
): Promise<Figure[]> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ baseURL: cmsUrl })
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))

  const timeOf = async (address: string, usable: () => Promise<void>) => {
    const begun = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await usable()
    return performance.now() - begun
  }
  const figures: Figure[] = []
  for (const collection of COLLECTIONS) {
    const list = `/admin/collections/${collection}`
    const firstRow = page.locator('tbody tr a').first()
    const saveButton = page.locator('#action-save')
    await timeOf(list, () => firstRow.waitFor())
    const document = (await firstRow.getAttribute('href')) ?? list
    const editable = () => saveButton.waitFor()
    await timeOf(document, editable)
    const lists: number[] = []
    const edits: number[] = []
    for (let time = 0; time < TIMES; time++) {
      lists.push(await timeOf(list, () => firstRow.waitFor()))
      edits.push(await timeOf(document, editable))
    }
    figures.push(figure(`admin, ${content}: list of ${collection}`, lists))
    figures.push(figure(`admin, ${content}: a document of ${collection}`, edits))
  }
  await browser.close()
  return figures
}

function figure(what: string, times: readonly number[]): Figure {
  return {
    what,
    measured: `usable after ${Math.round(median(times))} ms, at worst ${Math.round(Math.max(...times))} ms`,
    target: `≤ ${LIMIT_MS} ms`,
    met: median(times) <= LIMIT_MS,
    values: times,
  }
}
