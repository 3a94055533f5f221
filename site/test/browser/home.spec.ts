import { accessibilityProblems, DESKTOP, expect, PHONE, test } from './support/test'

test('the home has every block of [2.4#1]–[2.4#8], in the editors’ order', async ({ page }) => {
  await page.goto('/ng/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What do you need help with?')
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles).toEqual([
    'Look it up yourself',
    'More service centres',
    'Repair service',
    'How a repair goes',
    'Professional after-sales service',
    'Our service',
    'Delivery repair: your phone is picked up',
    'Where delivery repair is available',
    'Value-added services',
    'Your official customer support partner',
    'Our service in figures',
    'News centre',
    'Tips & tricks',
    'Explore & more',
    'Discover more services',
    'Get the app',
    'Drivers and manuals for your laptop',
    'AICC online customer service',
    'Other ways to reach us',
    'Social media',
  ])
  for (const step of ['Online Reservation', 'Phone Detection', 'Professional Repair', 'Software Upgrade']) {
    await expect(main.getByRole('heading', { name: step })).toBeVisible()
  }
  const kinds = main.getByRole('region', { name: 'Tips & tricks' }).getByRole('heading', { level: 3 })
  await expect(kinds).toHaveText(['Mobile Phones', 'TVs', 'Computers', 'Tablets', 'Home Appliances'])
  for (const [name, path] of [
    ['Start a chat', '/ng/chat/'],
    ['Find a service centre', '/ng/service-center/'],
    ['Find drivers', '/ng/drivers-download/'],
    ['About us', '/ng/about-carelane/'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', path)
  }
})

for (const lang of ['ng', 'sa', 'th', 'bd', 'mm']) {
  test(`/${lang}/ shows the search and four tools in the first sight of a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`/${lang}/`)
    const field = page.getByRole('main').getByRole('searchbox')
    const tools = page.getByRole('main').locator('section').first().locator('label:has([type=radio])')
    await expect(tools).toHaveCount(4)
    const number = page.getByRole('main').locator('[data-ticket="warranty-check"] input:not([type=hidden])')
    for (const part of [field, number, ...(await tools.all())]) {
      const box = await part.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form that asks the search page its question [2.4#2]', async ({ page }) => {
    await page.route('**/ng/search/**', (route) => route.fulfill({ body: 'found' }))
    await page.goto('/ng/')
    const field = page.getByRole('main').getByRole('searchbox')
    await expect(field).toHaveAttribute('placeholder', 'Search by fault, model or word')
    await field.fill('battery')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/ng\/search\/\?q=battery$/)
  })

  test('Explore & more changes between its tabs by keyboard [2.4#4]', async ({ page }) => {
    await page.goto('/ng/')
    const explore = page.getByRole('group', { name: 'Explore & more' })
    await expect(explore.locator('a[href*="/news-detail/"]').first()).toBeVisible()
    await expect(explore.locator('a[href*="/tips-detail/"]').first()).toBeHidden()
    await explore.getByRole('radio', { name: 'News & Events' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(explore.getByRole('radio', { name: 'Tips & Tricks' })).toBeChecked()
    await expect(explore.locator('a[href*="/tips-detail/"]').first()).toBeVisible()
    await expect(explore.locator('a[href*="/news-detail/"]').first()).toBeHidden()
  })
})

test('what is to be explored is not what the page showed already', async ({ page }) => {
  await page.goto('/ng/')
  const main = page.getByRole('main')
  const hrefs = (name: string) =>
    main
      .getByRole('region', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const shown = [...(await hrefs('News centre')), ...(await hrefs('Tips & tricks'))]
  const further = await main
    .getByRole('group', { name: 'Explore & more' })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(further.length).toBeGreaterThanOrEqual(4)
  expect(further.filter((href) => shown.includes(href))).toEqual([])
})

test('quick links lead where the tools beside them do not', async ({ page }) => {
  await page.goto('/ng/')
  const links = page.getByRole('main').getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  const tools = page.getByRole('main').locator('section').first().getByRole('link')
  const hrefs = (found: typeof links) =>
    found.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const beside = await hrefs(tools)
  expect(beside).toEqual([
    '/ng/warranty-check/',
    '/ng/repair-status/',
    '/ng/service-center/',
    '/ng/spare-parts-price/',
  ])
  const quick = await hrefs(links)
  expect(quick.length).toBeGreaterThanOrEqual(4)
  expect(quick.filter((href) => beside.includes(href))).toEqual([])
})

test('delivery repair names its cities where there are some (§1)', async ({ page }) => {
  await page.goto('/ng/')
  const cities = page
    .getByRole('region', { name: 'Where delivery repair is available' })
    .getByRole('listitem')
  await expect(cities.first()).toHaveText('Lagos')
  await page.goto('/ke/')
  await expect(page.getByRole('heading', { name: 'Where delivery repair is available' })).toHaveCount(0)
})

test('the home is accessible with a tab of Explore changed, in both directions of writing', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  for (const lang of ['ng', 'sa']) {
    await page.goto(`/${lang}/`)
    await page.getByRole('main').getByRole('radio').last().check()
    expect(await accessibilityProblems(page)).toEqual([])
  }
})

for (const lang of ['ng', 'ci', 'ru', 'mm'])
  test(`/${lang}/: the signs of the tools are as large as each other at every width`, async ({ page }) => {
    await page.goto(`/${lang}/`, { waitUntil: 'networkidle' })
    const signs = page.getByRole('main').locator('label:has([type=radio]) > svg')
    expect(await signs.count()).toBeGreaterThanOrEqual(4)
    for (const width of [320, 360, 640, 768, 950]) {
      await page.setViewportSize({ width, height: 640 })
      const widths = await signs.evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().width))
      expect(new Set(widths.map(Math.round)), String(width)).toEqual(new Set([Math.round(widths[0] ?? 0)]))
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(20)
    }
  })
