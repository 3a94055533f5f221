import { accessibilityProblems, expect, sidewaysScroll, test } from './support/test'

const tabs = ['All', 'Service', 'Stores', 'FAQ', 'News', 'Service Policy', 'More']

test('a question is answered with what fits, marked where it does [2.4#52]', async ({ page }) => {
  await page.goto('/ng/search/')
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('battery')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ng\/search\/\?q=battery$/)
  const results = page.getByRole('main').getByRole('article')
  await expect(results).toHaveCount(10)
  await expect(results.first().locator('mark').first()).toHaveText(/batter/i)
  await expect(page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link')).toHaveText(tabs)
  await expect(page.getByRole('searchbox')).toHaveValue('battery')
})

test('each tab shows its kind alone, and its results lead to pages of ours', async ({ page, request }) => {
  const kinds = { FAQ: ['FAQ'], News: ['News', 'Tips & Tricks'], 'Service Policy': ['Service Policy'] }
  for (const [tab, shown] of Object.entries(kinds)) {
    await page.goto('/ng/search/?q=battery')
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: tab, exact: true })
      .click()
    const kindsNav = page.getByRole('navigation', { name: 'Kinds of results' })
    await expect(kindsNav.locator('a[aria-current=page]')).toHaveText(tab)
    const results = page.getByRole('main').getByRole('article')
    await expect(results.first()).toBeVisible()
    for (const kind of await results.locator('> p:first-child').allTextContents())
      expect(shown).toContain(kind)
    const href = await results.first().getByRole('link').getAttribute('href')
    expect((await request.get(href ?? '')).status()).toBe(200)
  }
})

test('Stores leads to the locator, which knows them', async ({ page }) => {
  await page.goto('/ng/search/?q=lagos&tab=stores')
  await expect(page.getByRole('link', { name: 'Find a service centre' })).toHaveAttribute(
    'href',
    '/ng/service-center/',
  )
})

test('the other languages have no tab for Service Policy', async ({ page }) => {
  await page.goto('/sa/search/?q=%D8%B6%D9%85%D8%A7%D9%86')
  await expect(page.getByRole('navigation').filter({ hasText: 'الكل' }).getByRole('link')).toHaveText([
    'الكل',
    'الخدمة',
    'المراكز',
    'الأسئلة الشائعة',
    'الأخبار',
    'المزيد',
  ])
  await expect(page.locator('mark').first()).toHaveText(/ضمان/)
})

test('typing errors are forgiven, and it says so', async ({ page }) => {
  await page.goto('/ng/search/?q=batery')
  await expect(page.getByText('We found nothing for “batery”.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('pages are links that keep question and tab', async ({ page }) => {
  await page.goto('/ng/search/?q=phone')
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  const first = await page.getByRole('main').getByRole('article').first().textContent()
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/ng\/search\/\?q=phone&page=2$/)
  await expect(page.getByRole('main').getByRole('article').first()).not.toHaveText(first ?? '')
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/ng\/search\/\?q=phone$/)
})

test('?q=1 opens it ready to type, with the quick links [2.1#38]', async ({ page }) => {
  await page.goto('/ng/search/?q=1')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  const links = page.getByRole('region', { name: 'Quick links' }).getByRole('link')
  expect(await links.count()).toBeGreaterThan(2)
})

test('nothing found says so and helps on [8#18]', async ({ page }) => {
  await page.goto('/ng/search/?q=zzqqxxzzqq')
  await expect(page.getByRole('heading', { name: 'No results found.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quick links' })).toBeVisible()
})

test('nothing found can be asked of the assistant, or of a person', async ({ page }) => {
  await page.goto('/ng/search/?q=zzqqxxzzqq')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await main.getByRole('link', { name: 'Ask the assistant this question' }).click()
  await expect(page).toHaveURL(/mode=ai&q=zzqqxxzzqq$/)
})

for (const [lang, prices] of [
  ['ng', 'Spare part prices'],
  ['sa', 'أسعار قطع الغيار'],
] as const)
  test(`${lang}: the name of a model gets a card with what there is of it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const card = page.getByRole('region', { name: 'Aster Nova 4' })
    // The first answer may come before the lists of the service.
    await expect(async () => {
      await page.goto(`/${lang}/search/?q=nova+4`, { waitUntil: 'networkidle' })
      await expect(card).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await card.getByRole('link', { name: prices }).click()
    await expect(page).toHaveURL(/\/spare-parts-price\/\?.*model=Aster\+Nova\+4/)
  })

test('nothing on this tab leads to all of them', async ({ page }) => {
  await page.goto('/ng/search/?q=esim&tab=policy')
  const main = page.getByRole('main')
  await expect(main.getByText('There’s nothing of this kind for “esim”.')).toBeVisible()
  await main.getByRole('link', { name: /^See / }).click()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('one character is too short, and is kept [9#2]', async ({ page }) => {
  await page.goto('/ng/search/?q=x')
  await expect(page.getByText('Type at least 2 characters.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('x')
})

test('what is typed stays text', async ({ page }) => {
  await page.goto(`/ng/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>"')}`)
  await expect(page.getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)>"')
  await expect(page.locator('main img[src=x]')).toHaveCount(0)
  const long = 'battery '.repeat(200)
  expect((await page.request.get(`/ng/search/?q=${encodeURIComponent(long)}`)).status()).toBe(200)
})

test('the address of a result can be copied, with a notice [2.4#54]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ng/search/?q=battery&tab=faq', { waitUntil: 'networkidle' })
  const result = page.getByRole('main').getByRole('article').first()
  const href = await result.getByRole('link').getAttribute('href')
  await result.getByRole('button').click()
  await expect(page.getByText('Content has been copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(href ?? '', page.url()).href)
})

test('the search pages of old lead to its tabs, with their question [2.1#37]', async ({ request }) => {
  const answer = await request.get('/ng/searchFaq/?q=sim', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/ng/search/?q=sim&tab=faq'])
})

test('results are not for search engines or caches; the search itself is', async ({ request }) => {
  const asked = await request.get('/ng/search/?q=battery')
  expect(asked.headers()['cache-control']).toBe('private, no-cache')
  expect(await asked.text()).toContain('noindex')
  expect(await (await request.get('/ng/search/')).text()).not.toContain('noindex')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, tabs and pages work', async ({ page }) => {
    await page.goto('/ng/search/')
    await page.getByRole('searchbox').fill('phone')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'FAQ', exact: true }).click()
    await expect(page).toHaveURL(/\?q=phone&tab=faq$/)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first().getByRole('button')).toBeHidden()
  })
})
