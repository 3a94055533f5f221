import jsQr from 'jsqr'
import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from './support/test'

const footerOf = (page: Page) => page.getByRole('contentinfo')

async function scanned(page: Page): Promise<string | undefined> {
  const image = footerOf(page).locator('img')
  await image.scrollIntoViewIfNeeded()
  const { pixels, side } = await image.evaluate(async (element) => {
    const picture = element as HTMLImageElement
    await picture.decode()
    const side = 296
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0, side, side)
    return { pixels: [...(context?.getImageData(0, 0, side, side).data ?? [])], side }
  })
  return jsQr(Uint8ClampedArray.from(pixels), side, side)?.data
}

test('the links under Service for, with appointments where the country has them [2.3#16]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const links = async (lang: string) => {
    await page.goto(`/${lang}/`)
    const group = footerOf(page).locator('section', { hasText: 'Service for' })
    return group
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  }
  const shared = (lang: string) => [
    ['Phone repair', `/${lang}/phone-repair/`],
    ['Service centres', `/${lang}/service-center/`],
    ['Warranty check', `/${lang}/warranty-check/`],
    ['Repair status', `/${lang}/repair-status/`],
    ['Find the fault', `/${lang}/find-the-fault/`],
    ['Repair costs', `/${lang}/repair-cost/`],
  ]
  const last = (lang: string) => [
    ['Computers', `/${lang}/drivers-download/`],
    ['Pick-up service', `/${lang}/pick-up/`],
  ]
  expect(await links('ng')).toEqual([...shared('ng'), ...last('ng')])
  const appointment = ['Book a repair', '/ph/repair-appointment/']
  expect(await links('ph')).toEqual([...shared('ph'), appointment, ...last('ph')])
})

test('hotline, email, address, About us, copyright, flag and country [2.3#17]–[2.3#19], [2.3#23], [2.3#24]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  const footer = footerOf(page)
  await expect(footer.locator('a[href^="tel:"]')).toHaveText('+234 0000 0000')
  await expect(footer.getByText('Monday to Friday, 9:00–18:00')).toBeVisible()
  await expect(footer.locator('a[href="mailto:ng@carelane.example"]')).toBeVisible()
  await expect(footer.getByText('1 Example Street')).toContainText('Lagos, Nigeria')
  await expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/ng/about-carelane/')
  await expect(footer.getByText('© 2025 Carelane. All rights reserved.')).toBeVisible()
  const country = footer.getByRole('link', { name: 'Nigeria' })
  await expect(country.locator('svg use')).toHaveCount(1)
  await expect(country).toHaveAttribute('href', '/ng/choose-your-country-or-region/')
})

test('the seven social networks [2.3#20]', async ({ page }) => {
  await page.goto('/ng/')
  const hosts = await footerOf(page)
    .locator('a[target=_blank]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).hostname.split('.')[0]),
    )
  expect(hosts).toEqual(['facebook', 'twitter', 'instagram', 'whatsapp', 'youtube', 'tiktok', 'telegram'])
})

test('the code of the app is read back as the address of the country’s app [2.3#21]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  await expect(footerOf(page).locator('img')).toHaveAttribute('width', '128')
  expect(await scanned(page)).toBe('https://app.carelane.example/')
  await page.goto(`${baseURL?.replace('localhost', 'in.localhost')}/in/`)
  expect(await scanned(page)).toBe('https://app.in.carelane.example/')
})

test('the picture of the code is kept by the browser as long as it is the same', async ({
  page,
  request,
}) => {
  await page.goto('/ng/')
  const address = (await footerOf(page).locator('img').getAttribute('src')) ?? ''
  const answer = await request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await request.get('/api/app-code/?lang=ng&v=other')).headers()['cache-control']).toBe(
    'public, max-age=60',
  )
  expect((await request.get('/api/app-code/?lang=xx')).status()).toBe(404)
})

test('policies: two for everybody, the refunds for Pakistan, the cookies where visitors are asked [2.3#22], and what laws ask for', async ({
  page,
  baseURL,
}) => {
  const policies = async (address: string) => {
    await page.goto(address)
    const links = page.getByRole('contentinfo').locator('nav').getByRole('link')
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  }
  const lawful = (lang: string) => [`/${lang}/your-data/`, `/${lang}/accessibility/`]
  expect(await policies('/ng/')).toEqual(['/ng/policy/privacy/', '/ng/policy/terms/', ...lawful('ng')])
  expect(await policies('/pk/')).toEqual([
    '/pk/policy/privacy/',
    '/pk/policy/terms/',
    '/pk/policy/pk-policy/',
    ...lawful('pk'),
  ])
  expect(await policies(`${baseURL?.replace('localhost', 'ru.localhost')}/ru/`)).toEqual([
    '/ru/policy/privacy/',
    '/ru/policy/terms/',
    '/ru/policy/cookies/',
    ...lawful('ru'),
  ])
})

for (const { path, title } of [
  { path: '/ng/policy/privacy/', title: 'Privacy policy' },
  { path: '/sa/policy/terms/', title: 'شروط الاستخدام' },
  { path: '/pk/policy/pk-policy/', title: 'Refund and cancellation policy (Pakistan)' },
]) {
  test(`${path} is the page of that policy [7#54]–[7#57]`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  })
}

for (const path of ['/ng/policy/pk-policy/', '/ng/policy/nothing/', '/ng/policy/']) {
  test(`${path} does not exist`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test.describe('the former addresses of the policies', () => {
  for (const { from, to } of [
    { from: '/shopadmin/#/h5?type=2&language=en', to: '/global/policy/privacy/' },
    { from: '/sa/shopadmin/#/h5?type=1&language=en', to: '/sa_en/policy/terms/' },
    { from: '/sa/shopadmin/#/h5?type=1&language=ar', to: '/sa/policy/terms/' },
    { from: '/th/shopadmin/#/h5?type=2&language=th', to: '/th/policy/privacy/' },
    { from: '/shopadmin/#/pk-policy', to: '/pk/policy/pk-policy/' },
  ]) {
    test(`${from} leads to ${to} [7#54]–[7#57], [5#9]`, async ({ page }) => {
      await page.goto(from)
      await expect(page).toHaveURL(new RegExp(`${to}$`))
    })
  }

  test('the cookies are on the host of Russia', async ({ page, baseURL }) => {
    const host = baseURL?.replace('localhost', 'ru.localhost')
    await page.goto(`${host}/shopadmin/#/h5?type=3&language=ru`)
    await expect(page).toHaveURL(`${host}/ru/policy/cookies/`)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('have plain links', async ({ page }) => {
      await page.goto('/pk/shopadmin/')
      await page.getByRole('main').getByRole('link', { name: 'Refund and cancellation policy' }).click()
      await expect(page).toHaveURL(/\/pk\/policy\/pk-policy\/$/)
    })
  })
})

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the groups open one by one', async ({ page }) => {
    await page.goto('/ng/')
    const link = footerOf(page).getByRole('link', { name: 'Phone repair' })
    await expect(link).toBeHidden()
    await footerOf(page).getByText('Service for').click()
    await expect(link).toBeVisible()
    await expect(footerOf(page).getByRole('link', { name: 'About us' })).toBeHidden()
  })
})
