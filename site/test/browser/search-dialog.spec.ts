import type { Page, Request, Route } from '@playwright/test'
import {
  accessibilityProblems,
  DESKTOP,
  expect,
  layoutShifts,
  PHONE,
  sidewaysScroll,
  test,
} from './support/test'

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
const field = (page: Page) => page.getByRole('dialog').getByRole('searchbox')
const links = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('region', { name: title }).getByRole('link')

async function open(page: Page, path = '/ng/news/'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await opener(page).click()
  await expect(field(page)).toBeFocused()
}

const isAbout = (request: Request, text: string) => new URL(request.url()).search.includes(text)

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )

test('the icon is on every page but the home, and nowhere for ru [2.3#10]', async ({ page }) => {
  await page.goto('/ng/news/')
  await expect(opener(page)).toHaveAttribute('href', '/ng/search/?q=1')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL(/\/ng\/$/)
  await expect(opener(page)).toHaveCount(0)
  await page.goto('/ng/')
  await expect(opener(page)).toHaveCount(0)
  const russia = new URL(page.url())
  russia.hostname = 'ru.localhost'
  await page.goto(`${russia.origin}/ru/news/`)
  await expect(page.getByRole('banner').locator('a[href*="/search/"]')).toHaveCount(0)
})

test('it opens with quick links, which are not in the page itself, and gives the focus back', async ({
  page,
}) => {
  const answer = await page.goto('/ng/news/', { waitUntil: 'networkidle' })
  const html = (await answer?.text()) ?? ''
  await opener(page).click()
  await expect(field(page)).toHaveAttribute('placeholder', 'Search help, tips and services')
  await expect(links(page, 'Quick links').first()).toBeVisible()
  const count = await links(page, 'Quick links').count()
  expect(count).toBeGreaterThan(2)
  expect(html).not.toContain('Quick links')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('it looks for what is typed from two characters on; before, the quick links stay [5#1]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/suggestions/'))
      asked.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await page.clock.install()
  await open(page)
  const before = await links(page, 'Quick links').allTextContents()
  await field(page).pressSequentially('w')
  await page.clock.runFor(10_000)
  expect(asked).toEqual([])
  expect(await links(page, 'Quick links').allTextContents()).toEqual(before)
  await field(page).pressSequentially('arranty', { delay: 20 })
  await expect(links(page, 'Suggestions').first()).toBeVisible()
  await expect(page.getByRole('dialog').locator('mark').first()).toHaveText(/warranty/i)
  // Debounced.
  expect(asked).toEqual(['warranty'])
  await page.keyboard.press('ArrowDown')
  await expect(links(page, 'Suggestions').first()).toBeFocused()
})

test('an older answer never replaces a newer one', async ({ page }) => {
  await open(page)
  const ended = ['requestfinished', 'requestfailed'] as const
  const settled = Promise.any(
    ended.map((event) =>
      page.waitForEvent(event as 'requestfinished', (request) => isAbout(request, 'battery')),
    ),
  )
  let late: Route | undefined
  await page.route('**/api/search/suggestions/**', async (route) => {
    if (route.request().url().includes('battery')) late = route
    else await route.continue()
  })
  await field(page).fill('battery')
  await expect.poll(() => late).toBeDefined()
  await field(page).fill('warranty')
  await expect(page.getByRole('dialog').locator('mark').first()).toHaveText(/warranty/i)
  const found = await links(page, 'Suggestions').allTextContents()
  // Perhaps aborted already.
  await late?.continue().catch(() => undefined)
  await settled
  await twoFrames(page)
  expect(await links(page, 'Suggestions').allTextContents()).toEqual(found)
})

test('Enter leads to the search page', async ({ page, complaints }) => {
  await open(page)
  await field(page).fill('cracked screen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ng\/search\/\?q=cracked\+screen$/)
  complaints.length = 0
})

test('nothing found and no answer are said', async ({ page, complaints }) => {
  await open(page)
  await field(page).fill('xqzwvk')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Nothing found/)
  await page.route('**/api/search/suggestions/**', (route) => route.abort())
  await field(page).fill('warranty')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No suggestions right now/)
  await page.unroute('**/api/search/suggestions/**')
  await field(page).fill('warranty check')
  await expect(links(page, 'Suggestions').first()).toBeVisible()
  complaints.length = 0
})

for (const { path, viewport } of [
  { path: '/sa/news/', viewport: PHONE },
  { path: '/sa/news/', viewport: DESKTOP },
]) {
  test(`it fits from right to left at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('banner').locator('a[href*="/search/"]').click()
    await expect(field(page)).toBeFocused()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the icon leads to the search page [2.1#38]', async ({ page, complaints }) => {
    await page.goto('/ng/news/')
    await opener(page).click()
    await expect(page).toHaveURL(/\/ng\/search\/\?q=1$/)
    complaints.length = 0
  })
})

test('what is asked of the search is bounded, by length and by how often one address asks', async ({
  request,
}) => {
  const line = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`
  const ask = (query: string) =>
    request.get(`/api/search/suggestions/?${query}`, { headers: { 'x-forwarded-for': line } })
  expect((await ask('lang=ng&q=warranty')).status()).toBe(200)
  for (const query of [
    'lang=ng&q=w',
    `lang=ng&q=${'w'.repeat(101)}`,
    'lang=zz&q=warranty',
    'q=warranty',
    '',
  ]) {
    expect((await ask(query)).status(), query).toBe(404)
  }
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('')))
  const refused = answers.filter((answer) => answer.status() === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers()['retry-after']).toMatch(/^[1-9]\d?$/)
  expect((await request.get('/api/search/dialog/?lang=ng')).status()).toBe(200)
})
