import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** A centre may close while it is read; the list asked for then is without it. */
const expectAllOpen = (page: Page) =>
  expect(async () => {
    if (
      (await cards(page)
        .getByText(/^Closed now/)
        .count()) > 0
    )
      await page.reload()
    await expect(cards(page).first()).toBeVisible()
    expect(
      await cards(page)
        .getByText(/^Closed now/)
        .count(),
    ).toBe(0)
  }).toPass({ timeout: 20_000 })
const summary = (page: Page) => page.locator('section[aria-labelledby=centers] header [role=status]')
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const LAGOS = { latitude: 6.5243793, longitude: 3.3792057 }
const NAIROBI = { latitude: -1.2920659, longitude: 36.8219462 }

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor finds a centre by state, city and keyword, and can share the address [2.4#19]', async ({
      page,
    }) => {
      await page.goto('/ng/service-center/')
      await expect(cards(page)).toHaveCount(10)
      const search = async () => {
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search' }).click()
      }
      await expect(page.getByLabel('Country or region', { exact: true })).toHaveValue('ng')
      await expect(page.getByLabel('City', { exact: true })).toBeDisabled()
      await page.getByLabel('State or province').selectOption('Lagos')
      await search()
      await expect(page.getByLabel('City', { exact: true })).toBeEnabled()
      const city = await page
        .getByLabel('City', { exact: true })
        .locator('option')
        .nth(1)
        .getAttribute('value')
      await page.getByLabel('City', { exact: true }).selectOption(city)
      await search()
      await expect(cards(page).first()).toContainText(city ?? '')
      const shared = page.url()
      expect(new URL(shared).searchParams.get('state')).toBe('Lagos')
      await page.goto(shared)
      await expect(page.getByLabel('City', { exact: true })).toHaveValue(city ?? '')
      await expect(summary(page)).toHaveText(/^\d+ service centres?$/)
      await page.goto('/ng/service-center/')
      await page.getByLabel('Name, street, city or phone number').fill('kano')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/[?&]q=kano/)
      await expect(cards(page).first()).toContainText('Kano')
    })

    test('only those that are open now, of a brand, are shown where that is asked', async ({ page }) => {
      await page.goto('/global/service-center/?q=aster')
      await page.getByLabel('Service brand').selectOption('Kite')
      await page.getByRole('checkbox', { name: 'Open now' }).check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/[?&]brand=Kite&(?:kind=&)?q=aster&(?:sort=&)?open=1/)
      await expect(page.getByRole('checkbox', { name: 'Open now' })).toBeChecked()
      await expect(cards(page)).toHaveCount(10)
      await expectAllOpen(page)
      for (const card of await cards(page).all()) await expect(card).toContainText(/Service brand:.*Kite/)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/open=1&page=2$/)
      await expectAllOpen(page)
    })

    test('a telephone number finds its centre, as it stands on the card and as people dial it', async ({
      page,
    }) => {
      await page.goto('/ng/service-center/')
      const card = cards(page).first()
      const name = (await card.getByRole('heading').textContent()) ?? ''
      const phone = (await card.locator('a[href^="tel:"] bdi').textContent()) ?? ''
      const arabic = phone.replace(/\D/g, '').replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
      for (const typed of [phone, phone.replace('+234-', '0'), `+${arabic}`]) {
        await page.goto(`/ng/service-center/?${new URLSearchParams({ q: typed })}`)
        await expect(cards(page).filter({ hasText: name })).toHaveCount(1)
      }
    })

    test('pages follow each other', async ({ page }) => {
      await page.goto('/ng/service-center/')
      const first = await cards(page).first().textContent()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(cards(page).first()).not.toHaveText(first ?? '')
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect(cards(page).first()).toHaveText(first ?? '')
    })

    test('nothing found says so in the words of the specification, and keeps the question [8#14]', async ({
      page,
    }) => {
      const typed = '<b>"; DROP TABLE zzqqxx 📱'
      await page.goto(`/ng/service-center/?q=${encodeURIComponent(typed)}`)
      await expect(summary(page)).toHaveText('No results found. Please check the store manually above.')
      await expect(page.getByLabel('Name, street, city or phone number')).toHaveValue(typed)
      await expect(cards(page)).toHaveCount(0)
    })

    test('a service that is down is said plainly, with what was chosen and another way', async ({
      page,
      sandbox,
    }) => {
      await sandbox.withFault({ call: 'service-centers', fault: 'down' }, async () => {
        await page.goto('/ng/service-center/?state=Lagos&q=down')
        await expect(page.getByRole('heading', { name: 'We couldn’t get an answer' })).toBeVisible()
        await expect(page.getByLabel('Name, street, city or phone number')).toHaveValue('down')
        await expect(page.getByLabel('State or province')).toHaveValue('Lagos')
        await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      })
    })
  })
}

test('each centre has all that a visitor needs to get there [2.4#20], [2.4#21]', async ({ page }) => {
  await page.goto('/ng/service-center/?state=Lagos', { waitUntil: 'networkidle' })
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: 'Make a reservation now' }) })
    .first()
  await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(card.locator('a[href^="tel:+234"]')).toBeVisible()
  await expect(card.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(card.getByText('Service brand:')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d/,
  )
  await expect(card.getByRole('link', { name: 'Make a reservation now' })).toHaveAttribute(
    'href',
    /^\/ng\/repair-appointment\/\?center=\d+$/,
  )
  const hours = card.locator('details')
  await expect(hours.locator('summary')).toHaveText(/^(Open|Closed) /)
  await hours.locator('summary').click()
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  await expect(hours.locator('dt')).toHaveText([...days, 'Weekday hours'])
  expect(await accessibilityProblems(page)).toEqual([])
})

test('choices change the list and the address without a page load, and back leads back', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
  await page.getByLabel('State or province').selectOption('Kano State')
  await expect.poll(() => address(page)).toBe('/ng/service-center/?state=Kano+State')
  await expect(cards(page).first()).toContainText('Kano')
  await page.getByLabel('Country or region', { exact: true }).selectOption('ke')
  await expect.poll(() => address(page)).toBe('/ng/service-center/?country=ke')
  await expect(page.getByLabel('State or province').locator('option', { hasText: 'Nairobi' })).toHaveCount(1)
  await page.goBack()
  await expect.poll(() => address(page)).toBe('/ng/service-center/?state=Kano+State')
  await expect(page.getByLabel('State or province')).toHaveValue('Kano State')
  await expect(cards(page).first()).toContainText('Kano')
  await page.goForward()
  await expect(page.getByLabel('Country or region', { exact: true })).toHaveValue('ke')
  expect(documents).toBe(1)
})

test('without a country in the address, it is that of the visitor', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '197.248.0.1' })
  await page.goto('/service-center/')
  await expect(page.getByLabel('Country or region', { exact: true })).toHaveValue('ke')
  expect(address(page)).toBe('/service-center/')
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('addresses in Arabic keep names in Latin letters in their place', async ({ page }) => {
  await page.goto('/sa/service-center/')
  const addresses = await cards(page).locator('bdi').allTextContents()
  const mixed = addresses.filter((text) => /\p{Script=Arabic}/u.test(text))
  expect(mixed.length).toBeGreaterThan(0)
  for (const text of mixed) {
    expect(text).not.toMatch(/, /)
    expect(text.replace(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(/\p{Script=Latin}/u)
  }
})

test('a centre is found in its own script [2.4#19]', async ({ page }) => {
  await page.goto('/eg/service-center/')
  await page.getByRole('searchbox').fill('القاهره')
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toContainText('القاهرة')
})

test.describe('near me', () => {
  test('stays near while only those are asked for that are open now', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(LAGOS)
    await page.goto('/global/service-center/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByText('The nearest come first.')).toBeVisible()
    await expect(cards(page).first()).toContainText('away')
    await page.getByRole('checkbox', { name: 'Open now' }).check()
    await expect(cards(page).getByText(/^Closed now/)).toHaveCount(0)
    await expect(cards(page).filter({ hasText: 'away' })).toHaveCount(10)
    await expect(page.getByText('The nearest come first.')).toBeVisible()
    await page.getByLabel('Country or region', { exact: true }).selectOption('ng')
    await expect(page.getByText('The nearest come first.')).toHaveCount(0)
    await expect(cards(page).filter({ hasText: 'away' })).toHaveCount(0)
  })

  test('is asked on a tap alone, and the place stands in no address', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(LAGOS)
    const addresses: string[] = []
    const bodies: string[] = []
    page.on('request', (request) => {
      addresses.push(request.url())
      if (request.method() === 'POST') bodies.push(request.postData() ?? '')
    })
    await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
    expect(bodies).toEqual([])
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(cards(page).first()).toContainText(/\d.* km away/)
    expect(bodies.filter((body) => body.includes('6.524'))).toHaveLength(1)
    expect(addresses.filter((url) => /6\.52|3\.37/.test(url))).toEqual([])
    expect(address(page)).toBe('/ng/service-center/')
    const distances = await cards(page).getByText('km away').allTextContents()
    const kilometres = distances.map((text) => Number.parseFloat(text))
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
    await page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('button', { name: 'Next' })
      .click()
    await expect(page.getByText(/^Page 2 of/)).toBeVisible()
    await page.getByRole('button', { name: 'Show all again' }).click()
    await expect(cards(page).getByText('km away')).toHaveCount(0)
  })

  test('leads to the section of the country in which the visitor is [7#27]', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(NAIROBI)
    await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByRole('link', { name: 'Service centres in this country: Kenya' }).click()
    await expect(page).toHaveURL(/\/ke\/service-center\/$/)
  })

  test('that is refused is logged and no more: the form is the way [8#4]', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByText('We couldn’t find where you are.')).toBeVisible()
    expect(logged.some((text) => text.startsWith('No position:'))).toBe(true)
    await expect(cards(page)).toHaveCount(10)
  })
})

test('a list that does not come keeps what was chosen, and comes with the next try', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
  await sandbox.withFault({ call: 'service-centers', fault: 'garbage' }, async () => {
    await page.getByLabel('Name, street, city or phone number').fill('market')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: 'We couldn’t get an answer' })).toBeVisible()
    await expect(page.getByLabel('Name, street, city or phone number')).toHaveValue('market')
  })
  // The browser reports the status.
  expect(complaints.splice(0)).toHaveLength(1)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(cards(page).first()).toContainText(/market/i)
})

test('while it looks it says so, keeps the list and moves nothing', async ({ page, sandbox }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/service-center/', { waitUntil: 'networkidle' })
  await sandbox.withFault({ call: 'service-centers', fault: 'slow', delayMs: 1500 }, async () => {
    await page.getByLabel('State or province').selectOption('Kano State')
    await expect(summary(page)).toHaveText('Looking for service centres…')
    await expect(cards(page)).toHaveCount(10)
    await expect(summary(page)).toHaveText(/^\d+ service centres?$/)
  })
  expect(await layoutShifts(page)).toEqual([])
})

test('the page of other apps stays without the shell, also after a search', async ({ page }) => {
  await page.goto('/service-center/', { waitUntil: 'networkidle' })
  await page.getByLabel('Country or region', { exact: true }).selectOption('gh')
  await expect.poll(() => address(page)).toBe('/service-center/?country=gh')
  await page.reload()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByLabel('Country or region', { exact: true })).toHaveValue('gh')
  await expect(cards(page).first()).toBeVisible()
})
