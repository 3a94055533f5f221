import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Request } from '@playwright/test'
import { BuiltSite } from '../support/built-site'
import { sandboxKeys } from '../support/sandbox-keys'
import { MainApiStandIn } from '../support/main-api-stand-in'
import { accessibilityProblems, expect, test } from './support/test'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('the map', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Show on a map' }).click()
  const region = (page: Page) => page.getByRole('region', { name: 'Map of service centres' })

  test('is loaded on a tap alone, from our own host', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/gm/service-center/', { waitUntil: 'networkidle' })
    expect(loaded.filter((url) => url.includes('/map/') || url.includes('/points/'))).toEqual([])
    await page.getByRole('button', { name: 'Show on a map' }).click()
    const map = page.locator('.maplibregl-map')
    await expect(map.getByRole('region', { name: 'Map of service centres' })).toBeVisible()
    await expect.poll(() => loaded.some((url) => url.includes('/api/service-centers/points/'))).toBe(true)
    const hosts = new Set(loaded.map((url) => new URL(url).host))
    expect([...hosts]).toEqual([new URL(page.url()).host])
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Hide the map' }).click()
    await expect(map).toHaveCount(0)
  })

  test('shows the centre that is tapped, as the list would, until it is closed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gm/service-center/?state=Banjul&city=Bakau', { waitUntil: 'networkidle' })
    await expect(cards(page)).toHaveCount(1)
    const listed = await cards(page).first().getByRole('heading').innerText()
    await open(page)
    const shown = page.getByRole('status').getByRole('article')
    await expect(async () => {
      await region(page).click()
      await expect(shown).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(shown.getByRole('heading')).toHaveText(listed)
    await expect(shown.getByRole('link', { name: 'Directions' })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(shown).toHaveCount(0)
  })

  for (const { section, town, streets } of [
    {
      section: 'ng',
      town: 'Abuja',
      streets: 'The map shows towns, not streets. To find the way, tap “Directions” at a centre.',
    },
    {
      section: 'sa',
      town: 'الرياض',
      streets: 'تعرض الخريطة المدن دون الشوارع. لمعرفة الطريق، المس «الاتجاهات» عند أحد المراكز.',
    },
    { section: 'th', town: 'กรุงเทพ', streets: 'แผนที่แสดงเมือง แต่ไม่แสดงถนน หากต้องการดูทาง แตะ “เส้นทาง” ที่ศูนย์' },
  ])
    test(`names towns in the script of who reads /${section}/, and says that it has no streets`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/${section}/service-center/`, { waitUntil: 'networkidle' })
      await page.getByRole('main').locator('button[aria-expanded]').first().click()
      const names = page.locator('.maplibregl-map .maplibregl-marker')
      await expect(names.filter({ hasText: town }).first()).toBeVisible()
      await expect(page.getByText(streets)).toBeVisible()
      const boxes = await names.evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect()
          return { left, right, top, bottom }
        }),
      )
      const over = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (two) =>
              one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
          ),
      )
      expect(over).toEqual([])
      expect(await accessibilityProblems(page)).toEqual([])
    })

  test('names the centres of the list beside their dots once streets are near', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gm/service-center/?state=Banjul&city=Bakau', { waitUntil: 'networkidle' })
    const listed = await cards(page).first().getByRole('heading').innerText()
    await open(page)
    await expect(page.locator('.maplibregl-marker').filter({ hasText: listed })).toBeVisible()
  })

  test('shows the visitor once the place was given, and no longer when it is left', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 6.6018, longitude: 3.3515 })
    await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
    await open(page)
    const here = page.locator('.maplibregl-marker').filter({ hasText: 'You are here' })
    await expect(region(page)).toBeVisible()
    await expect(here).toHaveCount(0)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(here).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(here).toHaveCount(0)
  })

  test('loads no more than it says', async ({ page }) => {
    await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
    const told = Number(/(\d+)\s?kB/.exec(await page.getByText(/The map loads about/).innerText())?.[1])
    const before = await page.evaluate(() => performance.getEntriesByType('resource').length)
    await open(page)
    await expect(page.locator('.maplibregl-marker').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const sent = await page.evaluate(
      (from) =>
        performance
          .getEntriesByType('resource')
          .slice(from)
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      before,
    )
    expect(sent / 1000).toBeLessThanOrEqual(told)
    expect(sent / 1000).toBeGreaterThan(told / 2)
  })

  test('has the centres of the list alone, whatever it is narrowed by', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let points: unknown = 0
    let latest: Request | undefined
    page.on('request', (request) => {
      if (request.url().includes('/points/')) latest = request
    })
    page.on('response', async (response) => {
      const request = response.request()
      if (request !== latest) return
      const answer = response.ok() ? ((await response.json()) as unknown[]).length : response.status()
      // A later one may have been asked meanwhile.
      if (request === latest) points = answer
    })
    const count = async () =>
      Number(
        (await page.getByRole('status').filter({ hasText: 'service centre' }).innerText()).replace(/\D/g, ''),
      )
    // It is always noon somewhere.
    await page.goto('/global/service-center/', { waitUntil: 'networkidle' })
    await open(page)
    const all = await count()
    await expect.poll(() => points).toBe(all)
    for (const narrow of [
      () => page.getByLabel('Service brand').selectOption('Kite'),
      () => page.getByLabel('Open now').check(),
      async () => {
        await page.getByRole('searchbox').fill('market')
        await page.getByRole('searchbox').press('Enter')
      },
    ]) {
      const before = await count()
      await narrow()
      await expect.poll(count, { timeout: 20_000 }).not.toBe(before)
      expect(await count()).toBeLessThan(all)
      await expect(async () => expect(points).toBe(await count())).toPass({ timeout: 20_000 })
    }
  })

  test('has no centre to tap that the list leaves out, and none that was tapped before', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gm/service-center/?state=Banjul&city=Bakau', { waitUntil: 'networkidle' })
    await open(page)
    const shown = page.getByRole('status').getByRole('article')
    await expect(async () => {
      await region(page).click()
      await expect(shown).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('searchbox').fill('zanzibar')
    const none = page.waitForResponse(/points.*zanzibar/)
    await page.getByRole('searchbox').press('Enter')
    expect(await (await none).json()).toEqual([])
    await expect(cards(page)).toHaveCount(0)
    await expect(shown).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await region(page).click()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').press('Enter')
    await expect(cards(page).first()).toBeVisible()
    expect(asked.filter((url) => url.includes('/center/'))).toEqual([])
  })

  test('is not shown where the browser cannot draw it: the page says so, and the list is still there', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest)
      } as typeof getContext
    })
    await page.goto('/gm/service-center/', { waitUntil: 'networkidle' })
    await open(page)
    await expect(page.getByRole('status').filter({ hasText: 'We can’t show the map here.' })).toHaveText(
      'We can’t show the map here. The list has the same centres.',
    )
    await expect(region(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show on a map' })).toBeVisible()
    await expect(cards(page)).toHaveCount(10)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('has the style that is configured, with its key, and the policy lets its host in [3#18]', async ({
    page,
  }) => {
    const asked: string[] = []
    const provider = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*')
      // The test's header goes to every host.
      response.setHeader('access-control-allow-headers', 'x-forwarded-for')
      if (request.url?.startsWith('/style.json')) response.end(JSON.stringify(styleOf(provider.address())))
      else response.setHeader('content-type', 'image/png').end(TILE)
    }).listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const cms = new MainApiStandIn()
    await cms.start()
    const site = await BuiltSite.start(cms.url, {
      ...sandboxKeys(),
      AFTER_SALES_URL: process.env.CARELANE_TEST_SANDBOX_URL ?? '',
      MAP_STYLE_URL: `${originOf(provider.address())}/style.json?key=a-key`,
    })
    try {
      await page.goto(`http://localhost:${site.port}/gm/service-center/`)
      await open(page)
      await expect(region(page)).toBeVisible()
      await expect(page.getByText('© Provider of maps')).toBeAttached()
      await expect.poll(() => asked.some((url) => url.startsWith('/tiles/'))).toBe(true)
      expect(asked[0]).toBe('/style.json?key=a-key')
    } finally {
      await page.close()
      await site.stop()
      await cms.stop()
      provider.close()
    }
  })
})

type Address = ReturnType<ReturnType<typeof createServer>['address']>

const originOf = (address: Address) => `http://127.0.0.1:${(address as AddressInfo).port}`

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

function styleOf(address: Address) {
  const tiles = [`${originOf(address)}/tiles/{z}/{x}/{y}.png?key=a-key`]
  return {
    version: 8,
    sources: { streets: { type: 'raster', tiles, tileSize: 256, attribution: '© Provider of maps' } },
    layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
  }
}
