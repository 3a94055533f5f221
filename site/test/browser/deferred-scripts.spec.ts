import type { Locator, Page } from '@playwright/test'
import {
  costly,
  holdUp,
  isAlive,
  isOwnScript,
  isSameDocument,
  mark,
  noteAlive,
  watchScripts,
} from './support/deferred-scripts'
import { accessibilityProblems, DESKTOP, expect, layoutShifts, PHONE, test } from './support/test'

test.use({ wantsScripts: false })

const PATHS = ['/ng/', '/sa/', '/ng/news/', '/ng/faq/25/', '/ng/policy/privacy/', '/ng/phone-repair/']

/** Loader and scripts that must precede React. */
const SCRIPT_BYTES = 5000

const TOP_AD = 'aside[id^=ad-]:not([data-bottom-ad])'
const MORE = 'main a[data-scripted]'

test.beforeEach(async ({ page, context }) => {
  await context.addInitScript(noteAlive)
  await page.setViewportSize(DESKTOP)
})

const PAGE_DATA = '**/_next/static/page-data/*.js'

/** Reads, scrolls and walks through the links; answers what the page asked for. */
async function readOnly(page: Page, path: string): Promise<string[]> {
  const asked = watchScripts(page)
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url())
  })
  await page.goto(path)
  await page.mouse.wheel(0, 2000)
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
  return asked
}

async function expectNoScripts(page: Page, path: string, asked: readonly string[]): Promise<void> {
  expect(asked, path).toEqual([])
  const bytes = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type, text }) => !src && !type && !/__next_f|TURBOPACK/.test(text.slice(0, 60)))
      .reduce((sum, { text }) => sum + new Blob([text]).size, 0),
  )
  expect(bytes, path).toBeGreaterThan(1000)
  expect(await page.content(), 'the data for scripts wait with them').not.toContain('__next_f')
  expect(bytes, path).toBeLessThanOrEqual(SCRIPT_BYTES)
  expect(await accessibilityProblems(page), path).toEqual([])
}

async function loadsAnew(page: Page, button: Locator): Promise<void> {
  await mark(page)
  const loaded = page.waitForEvent('load')
  await button.click()
  await loaded
  expect(await isSameDocument(page)).toBe(false)
}

test.describe('on a costly network', () => {
  test.beforeEach(({ context }) => context.addInitScript(costly))

  test('a page has no script for who only reads, scrolls and walks through its links', async ({
    context,
  }) => {
    await context.clock.install()
    const read = await Promise.all(
      PATHS.map(async (path) => {
        const page = await context.newPage()
        return { page, path, asked: await readOnly(page, path) }
      }),
    )
    // Longer than any page waits before it loads its scripts.
    await context.clock.runFor(60_000)
    await Promise.all(read.map(({ page, path, asked }) => expectNoScripts(page, path, asked)))
  })

  test('they come with the first sign of wanting more: a mouse over what only they answer', async ({
    page,
  }) => {
    const asked = watchScripts(page)
    await page.goto('/sa_en/', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await page.locator(TOP_AD).getByRole('button').hover()
    await isAlive(page)
    expect(asked.length).toBeGreaterThan(5)
    const loads = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /chunks\/[^?]*\.js/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
    )
    expect(loads.filter(Boolean)).toHaveLength(loads.length / 2)
    expect(await layoutShifts(page)).toEqual([])
  })

  test('they come at once for who is signed in, whose name is in the header', async ({ page }) => {
    const user = Buffer.from(JSON.stringify({ phone: '', userName: 'Ada Obi' })).toString('base64url')
    await page.addInitScript((stored) => localStorage.setItem('udata', stored), user)
    await page.goto('/ng/news/')
    await isAlive(page)
  })

  test('a question counts as read', async ({ page }) => {
    const asked = watchScripts(page)
    const counted = page.waitForRequest(/\/api\/faq\/views\//)
    await page.goto('/ng/faq/25/')
    expect((await counted).postData()).toBe('lang=ng&faq=25')
    expect(asked).toEqual([])
  })

  test('links and menus are answered without them, and an opened one stays open when they come', async ({
    page,
  }) => {
    const asked = watchScripts(page)
    await page.goto('/ng/faq/')
    const group = page.getByRole('banner').locator('details').first()
    await page.getByRole('button', { name: 'Hotline' }).click()
    await expect(page.locator('#hotline')).toBeVisible()
    await page.keyboard.press('Escape')
    await group.locator('summary').click()
    await page.getByRole('button', { name: 'Hotline' }).focus()
    await page.keyboard.press('Enter')
    expect(asked).toEqual([])
    await page.getByRole('banner').locator('a[data-scripted]').hover()
    await isAlive(page)
    await expect(page.locator('#hotline')).toBeVisible()
    await expect(group).toHaveAttribute('open', '')
  })
})

test('on a fast network they come by themselves, after the page, with all styles', async ({ page }) => {
  const asked = watchScripts(page)
  await page.goto('/ng/', { waitUntil: 'load' })
  expect(asked).toEqual([])
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ sheet, media }) => sheet !== null && media === '',
      ),
    )
  expect(new Set(await sheets())).toEqual(new Set([false]))
  await isAlive(page)
  expect(new Set(await sheets())).toEqual(new Set([true]))
  expect(await layoutShifts(page)).toEqual([])
})

test('a tap before they are there is not lost, and happens once', async ({ page, context }) => {
  const letThrough = await holdUp(context)
  await page.goto('/sa_en/')
  const ad = page.locator(TOP_AD)
  const close = ad.getByRole('button')
  await close.click()
  await expect(close).toHaveAttribute('aria-busy', 'true')
  await close.press('Enter')
  letThrough()
  await expect(ad).toBeHidden()
  await page.goto('/ng/tips/')
  await mark(page)
  const articles = page.getByRole('main').getByRole('article')
  const before = await articles.count()
  await page.locator(MORE).press('Enter')
  await expect(articles).not.toHaveCount(before)
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.locator(`${MORE}[aria-busy=true]`)).toHaveCount(0)
})

test('a click that opens a tab opens a tab', async ({ page, context }) => {
  await holdUp(context)
  await page.goto('/ng/tips/')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.locator(MORE).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(opened).toHaveURL(/page=2/)
  await expect(page).toHaveURL(/\/tips\/$/)
})

test('typed text survives, is acted upon, and its form is not sent into the void', async ({
  page,
  context,
}) => {
  const letThrough = await holdUp(context)
  await page.goto('/ng/choose-your-country-or-region/')
  await mark(page)
  const search = page.getByRole('searchbox', { name: 'Search for a country, in any language' })
  await search.pressSequentially('ไทย')
  letThrough()
  const links = page.getByRole('main').locator('section a:visible')
  await expect(links).toHaveCount(1)
  await expect(links).toContainText('Thailand')
  await expect(search).toHaveValue('ไทย')
  expect(await isSameDocument(page)).toBe(true)

  await page.goto('/ng/')
  const question = page.getByRole('main').getByRole('searchbox')
  await question.pressSequentially('battery')
  await isAlive(page)
  await expect(question).toHaveValue('battery')
  await question.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=battery/)
})

test('Enter in a form that scripts answer waits for them', async ({ page, context }) => {
  const letThrough = await holdUp(context)
  await page.goto('/ng/choose-your-country-or-region/')
  await mark(page)
  const search = page.getByRole('searchbox', { name: 'Search for a country, in any language' })
  await search.fill('ไทย')
  await search.press('Enter')
  await expect(page.locator('form[aria-busy=true]')).toHaveCount(1)
  letThrough()
  await isAlive(page)
  await expect(page.locator('form[aria-busy=true]')).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('when they cannot be had', () => {
  test.beforeEach(({ context }) => context.addInitScript(costly))
  test.afterEach(({ complaints }) => {
    complaints.length = 0
  })

  test('links lead on, buttons are free again, and the next tap tries again', async ({ page, context }) => {
    const asked = watchScripts(page)
    await context.route(isOwnScript, (route) => route.abort('connectionfailed'))
    await page.goto('/sa_en/')
    await mark(page)
    const ad = page.locator(TOP_AD)
    await ad.getByRole('button').click()
    await expect(ad.locator('[aria-busy]')).toHaveCount(1)
    await expect(ad.locator('[aria-busy]')).toHaveCount(0)
    await expect(ad).toBeVisible()
    expect(asked).toHaveLength(3 * new Set(asked).size)
    await context.unroute(isOwnScript)
    await ad.getByRole('button').click()
    await expect(ad).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
    await context.route(isOwnScript, (route) => route.abort('connectionfailed'))
    await page.goto('/ng/tips/')
    await page.locator(MORE).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tips/)
  })

  test('one that comes at the second try is enough', async ({ page, context }) => {
    const failed = new Set<string>()
    await context.route(isOwnScript, (route) => {
      const { pathname } = new URL(route.request().url())
      if (failed.has(pathname)) return route.fallback()
      failed.add(pathname)
      return route.abort('connectionfailed')
    })
    await page.goto('/sa_en/')
    await page.locator(TOP_AD).getByRole('button').click()
    await expect(page.locator(TOP_AD)).toBeHidden()
  })

  test('a page whose data nobody knows any more loads anew', async ({ page, context }) => {
    await context.route(PAGE_DATA, (route) => route.fulfill({ status: 404 }), { times: 3 })
    await page.goto('/sa_en/')
    const close = page.locator(TOP_AD).getByRole('button')
    await loadsAnew(page, close)
    await close.click()
    await expect(page.locator(TOP_AD)).toBeHidden()
  })

  test('a page of an older version of the site loads anew, once [8#3]', async ({ page, context }) => {
    await context.route(isOwnScript, (route) => route.fulfill({ status: 404 }))
    await page.goto('/sa_en/')
    const close = page.locator(TOP_AD).getByRole('button')
    await loadsAnew(page, close)
    await mark(page)
    const gone = page.waitForResponse((response) => isOwnScript(response.url()))
    await close.click()
    await gone
    await expect(close).not.toHaveAttribute('aria-busy')
    await page.waitForTimeout(500)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('on a phone a link that waits is followed after five seconds at most', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await holdUp(context)
  await page.goto('/ng/tips/')
  await page.locator(MORE).click()
  await expect(page.locator(MORE)).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/page=2/, { timeout: 10_000 })
})
