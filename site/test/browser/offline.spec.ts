import type { BrowserContext, Page } from '@playwright/test'
import type { CentersAnswer } from '../../src/service-centers/center'
import { openLine, type Line } from './support/line'
import { accessibilityProblems, expect, sidewaysScroll, test as base } from './support/test'
import { textsOf } from './support/texts-of'
import { keepDevice, lookUpRepair, signInByPhone, somePhone } from './support/visits'

const SMALLEST = { width: 320, height: 640 }

const SITE = process.env.CARELANE_TEST_SITE_URL ?? ''

const test = base.extend<{ line: Line }>({
  line: async ({}, use) => {
    const line = await openLine(new URL(SITE))
    await use(line)
    line.cut()
  },
  baseURL: async ({ line }, use) => use(line.origin),
})

test.use({ serviceWorkers: 'allow', viewport: SMALLEST })

/** Requests are expected to fail. */
test.afterEach(({ complaints }) => {
  const expected =
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 503|Failed to fetch RSC payload/
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)))
})

async function openKept(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
    .toBe(true)
  await expect.poll(() => keptPaths(page)).toContain(path)
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.includes('styles'))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const bodies = caches_.map(async (cache) => {
      const requests = await cache.keys()
      const texts = requests.map(
        async (request) => request.url + (await (await cache.match(request))?.text()),
      )
      return Promise.all(texts)
    })
    return (await Promise.all(bodies)).flat(2).join('\n')
  })
}

const banner = (page: Page) => page.locator('body > aside').first()

async function isWell(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

for (const { section, locale, age } of [
  { section: 'ng', locale: 'en', age: '1 minute ago' },
  { section: 'sa', locale: 'ar', age: 'قبل دقيقة واحدة' },
  { section: 'th', locale: 'th', age: '1 นาทีที่ผ่านมา' },
  { section: 'mm', locale: 'my', age: 'ပြီးခဲ့သည့် ၁ မိနစ်' },
] as const) {
  const offline = textsOf(locale, 'offline')
  const common = textsOf(locale, 'common')
  const saved = (offline.saved ?? '').replace('{age}', age)
  // Depends on what the browser tells the worker.
  const why = new RegExp(`${offline.title}|${offline.slow}`)
  test(`/${section}/ without network: what was visited, with its age, and a page for what was not`, async ({
    page,
    context,
    line,
  }) => {
    await openKept(page, `/${section}/`)
    await openKept(page, `/${section}/faq/`)
    const words = await page.locator('main h1').innerText()
    await disconnect(context, line)
    await page.reload()
    await expect(banner(page)).toContainText(saved)
    await expect(banner(page)).toContainText(why)
    await expect(page.locator('main h1')).toHaveText(words)
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe('flex')
    expect(await page.locator('script').count()).toBe(0)
    await isWell(page)

    await page.goto(`/${section}/news/`)
    await expect(page.getByRole('heading', { level: 1, name: why })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', section === 'sa' ? 'rtl' : 'ltr')
    await expect(page.getByRole('main').getByRole('link', { name: common.tryAgain })).toBeVisible()
    await expect(page.getByText(saved)).toHaveCount(2)
    await isWell(page)
    await page.getByRole('main').getByRole('listitem').last().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/${section}/$`))
    await expect(banner(page)).toBeVisible()

    await page.goto(`/${section}/news/`)
    await connect(context, line)
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText(saved)).toHaveCount(0)
  })
}

test('a visit of Next’s client is kept as it is seen, and one that fails ends on the page that says so', async ({
  page,
  context,
  line,
}) => {
  await openKept(page, '/ng/tips/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }))
  const link = page.locator('main a[href*="/tips-detail/"]').first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect.poll(() => keptPaths(page)).toContain(path)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  const heading = await page.locator('main h1').innerText()

  await disconnect(context, line)
  await page.locator('header a[href="/ng/"]').first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: /You’re offline|Your network isn’t answering/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/ng\/$/)
  await page.locator(`main a[href$="${path}"]`).click()
  await expect(banner(page)).toContainText('Saved copy: 1 minute ago')
  await expect(page.locator('main h1')).toHaveText(heading)
  await isWell(page)
})

test('service centres that were looked up open again, with scripts and as a page', async ({
  page,
  context,
  line,
}) => {
  await openKept(page, '/ng/service-center/')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('State or province').selectOption('Lagos')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/state=Lagos/)
  const path = '/ng/service-center/?state=Lagos'
  await expect.poll(() => keptPaths(page)).toContain(path)
  const name = await page.evaluate(async (path) => {
    const answer = (await (await caches.match(path))?.json()) as CentersAnswer
    return answer.found?.centers[0]?.name ?? ''
  }, path)

  await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
  await disconnect(context, line)
  await page.getByLabel('State or province').selectOption('Lagos')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByText('Saved copy: 1 minute ago')).toBeVisible()
  await expect(page.getByRole('main').locator('article h3').first()).toHaveText(name)
  await isWell(page)
  await page.reload()
  await expect(banner(page)).toContainText('Saved copy: 1 minute ago')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Service centres: .*Lagos/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await isWell(page)
})

test('a repair is kept by wish alone, is read without network, and goes when it is told to', async ({
  page,
  context,
  line,
  sandbox,
}) => {
  await openKept(page, '/ng/repair-status/')
  const orderNumber = await sandbox.typeFor('ng', 'Repair status', 'repairing')
  await lookUpRepair(page, { orderNumber })
  expect(await everythingKept(page)).not.toContain(orderNumber)
  await page.getByRole('button', { name: 'Keep this result on this phone' }).click()
  const remove = page.getByRole('button', { name: 'Remove it from this phone' })
  await expect(remove).toBeVisible()
  await expect(page.getByText(/^Kept on this phone until/)).toBeVisible()

  await disconnect(context, line)
  await page.reload()
  await expect(banner(page)).toContainText('Saved copy: 1 minute ago')
  await expect(page.locator('main summary h2')).toHaveText('Repairing')
  await expect(page.getByText(orderNumber).first()).toBeVisible()
  expect(await page.locator('form[action]:not([action="/offline-remove"])').count()).toBe(0)
  await isWell(page)
  await remove.click()
  await expect(page.getByRole('heading', { name: 'The result is no longer on this phone.' })).toBeVisible()
  expect(await everythingKept(page)).not.toContain(orderNumber)
  await connect(context, line)

  await page.goto('/ng/repair-status/show/')
  await page.getByRole('button', { name: 'Keep this result on this phone' }).click()
  await expect(remove).toBeVisible()
  await page.getByRole('button', { name: 'Forget this look-up' }).click()
  await expect(page).toHaveURL(/\/repair-status\/$/)
  expect(await everythingKept(page)).not.toContain(orderNumber)
})

// The provider redirects to the site's own name.
test('nothing of an account is kept', async ({ page, context, sandbox }) => {
  await openKept(page, '/ng/', SITE)
  const phone = somePhone()
  await page.goto(`${SITE}/ng/account/`)
  await signInByPhone(page, sandbox, phone)
  await page.goto(`${SITE}/ng/account/`)
  await expect(page.getByRole('main').getByText(`+234 ${phone.slice(1)}`)).toBeVisible()
  await page.goto(`${SITE}/ng/faq/`)
  await expect.poll(() => keptPaths(page)).toContain('/ng/faq/')
  const kept = (await everythingKept(page)).replace(/\s/g, '')
  expect(kept).not.toContain(phone.slice(1))
  const cookies = await context.cookies()
  for (const { name, value } of cookies) if (name === 'account') expect(kept).not.toContain(value)
})

test('who saves data keeps pages too, once the worker is there; none is registered by a light page', async ({
  page,
  context,
  line,
}) => {
  await lighten(context, line)
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  expect(await page.locator('script').count()).toBe(0)
  await context.clearCookies()
  await openKept(page, '/ng/faq/')
  await lighten(context, line)
  await page.goto('/ng/tips/')
  await expect(page.locator('html[data-light]')).toHaveCount(1)
  await expect.poll(() => keptPaths(page)).toContain('/ng/tips/')
  await disconnect(context, line)
  await page.reload()
  await expect(banner(page)).toContainText('Saved copy')
  await isWell(page)
})

test('devices that are kept are shown without network as last checked, and go when they are forgotten', async ({
  page,
  context,
  line,
  sandbox,
}) => {
  const { 'in-warranty': imei = '' } = await sandbox.devices('ng')
  await openKept(page, '/ng/')
  await page.goto('/ng/warranty-check/')
  await keepDevice(page, sandbox, 'ng', 'in-warranty')
  await page.waitForURL('**/ng/my-devices/')
  await expect.poll(() => keptPaths(page)).toContain('/ng/my-devices/')
  expect(await everythingKept(page)).not.toContain(imei)
  await disconnect(context, line)
  await page.reload()
  await expect(banner(page)).toContainText('Saved copy: 1 minute ago')
  await expect(page.getByText(/^In warranty until/)).toBeVisible()
  await expect(page.getByText('Checked on', { exact: true })).toBeVisible()
  expect(await page.locator('main form').count()).toBe(0)
  await isWell(page)
  await connect(context, line)
  await page.goto('/ng/my-devices/')
  await page.getByRole('button', { name: 'Forget all devices' }).click()
  await expect(page.getByRole('heading', { name: 'No devices yet' })).toBeVisible()
  await expect.poll(() => keptPaths(page)).not.toContain('/ng/my-devices/')
})

test('the copy of devices of an account goes with the sign-out', async ({ page, sandbox }) => {
  await openKept(page, '/ng/')
  await page.goto('/ng/warranty-check/')
  await keepDevice(page, sandbox, 'ng', 'in-warranty')
  await page.goto('/ng/my-devices/')
  await signInByPhone(page, sandbox, somePhone())
  await page.getByRole('button', { name: 'Keep them in my account' }).click()
  await expect(page.locator('dd', { hasText: 'In your account' })).toBeVisible()
  await expect.poll(() => everythingKept(page)).toContain('In your account')
  await page.goto('/ng/account/?leave=1')
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/auth\/client\?/)
  await page.goto('/ng/')
  expect(await everythingKept(page)).not.toContain('In your account')
})

test('the site can be installed, and the worker costs nothing before the page has loaded', async ({
  page,
  context,
}) => {
  await openKept(page, '/ng/')
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const problems = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
  expect(problems).toEqual([])
  const worker = await page.request.get('/offline-en.js')
  expect(worker.headers()['cache-control']).toBe('public, max-age=3600')
  expect((await worker.body()).length).toBeLessThan(14_000)
})

async function lighten(context: BrowserContext, { origin }: Line): Promise<void> {
  await context.addCookies([{ name: 'data-light', value: 'on', url: origin }])
}

async function disconnect(context: BrowserContext, line: Line): Promise<void> {
  line.cut()
  await context.setOffline(true)
}

async function connect(context: BrowserContext, line: Line): Promise<void> {
  await line.mend()
  await context.setOffline(false)
}
