import { DESKTOP, expect, PHONE, sidewaysScroll, test } from './support/test'

test('menus open with their second level by mouse and close by Escape and by a click beside', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const link = menu.getByRole('link', { name: 'Company news' })
  await menu.locator('summary').filter({ hasText: 'News' }).click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await menu.locator('summary').filter({ hasText: 'News' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(link).toBeHidden()
})

test('menus work by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ng\/warranty-check\/$/)
  await expect(menu.locator('details[open]')).toHaveCount(0)
})

for (const { path, onward } of [
  { path: '/ng/', onward: 'ArrowRight' },
  { path: '/sa/', onward: 'ArrowLeft' },
]) {
  test(`${path}: arrow keys walk through the menus, Escape leads back to the name`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(path, { waitUntil: 'networkidle' })
    const names = page.locator('#main-menu > ul > li').locator('summary, > a')
    await names.first().focus()
    await page.keyboard.press(onward)
    await expect(names.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(names.last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    const links = page.locator('#main-menu > ul > li').first().locator('details a')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(names.first()).toBeFocused()
    await expect(links.first()).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    for (let tabs = await links.count(); tabs >= 0; tabs--) await page.keyboard.press('Tab')
    await expect(links.first()).toBeHidden()
  })
}

test('each second-level item has an icon and a name [2.3#1]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.locator('summary').first().click()
  for (const item of await menu.locator('details[open] a').all()) {
    await expect(item.locator('svg')).toBeVisible()
    await expect(item).toHaveText(/\S/)
  }
})

test.describe('on an iPad', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    hasTouch: true,
  })

  for (const { width, opens } of [
    { width: 1024, opens: false },
    { width: 1025, opens: true },
  ]) {
    test(`menu clicks ${opens ? 'work' : 'do nothing'} at ${width} px [2.2#27]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 })
      await page.goto('/ng/', { waitUntil: 'networkidle' })
      const name = page.locator('#main-menu summary').first()
      const link = page.locator('#main-menu details a').first()
      await name.tap()
      await expect(link).toBeVisible({ visible: opens })
      if (opens) return
      await name.press('Enter')
      await link.click()
      await expect(link).toBeVisible()
      await expect(page).toHaveURL(/\/ng\/$/)
    })
  }
})

test('the link to a repair appointment is in the header for ph alone [2.3#11]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ph/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Book a repair', exact: true })
  await expect(link).toHaveAttribute('href', '/ph/repair-appointment/')
  await expect(link).toBeVisible()
  await page.goto('/ng/')
  await expect(link).toHaveCount(0)
})

test('a numeric menu item leads to the article of that number [2.2#24]', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  await page.locator('#main-menu summary').first().click()
  await page.locator('#main-menu a[href^="/ng/detail/"]').first().click()
  await expect(page).toHaveURL(/\/ng\/(news|tips)-detail\/[a-z-]+\/$/)
})

for (const { path, width } of [
  { path: '/sa/news/', width: 360 },
  { path: '/bd/news/', width: 360 },
  { path: '/ru/news/', width: 960 },
  { path: '/mm/news/', width: 960 },
  { path: '/ph/news/', width: 960 },
  { path: '/es/news/', width: 960 },
]) {
  test(`${path}: the header fits into ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 700 })
    const { port } = new URL(baseURL ?? '')
    await page.goto(path.startsWith('/ru/') ? `http://ru.localhost:${port}${path}` : path)
    expect(await sidewaysScroll(page)).toBe(0)
    const heights = await page
      .getByRole('banner')
      .locator('> div > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(56)
  })
}

test('on a phone the menu is a sheet that opens by touch and closes when a page was chosen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Service', { exact: true }).click()
  await menu.getByRole('link', { name: 'Warranty check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Warranty check' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('the header hides when scrolling down past 80 pixels and shows when scrolling up [2.3#5]', async ({
  page,
}) => {
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const header = page.getByRole('banner')
  await page.mouse.wheel(0, 70)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -50)
  await expect(header).toBeInViewport()
})

for (const { own, other, names } of [
  { own: 'sa', other: 'sa_en', names: ['EN', 'AR'] },
  { own: 'bd', other: 'bd_en', names: ['EN', 'BN'] },
]) {
  test(`${own} switches between ${names.join(' | ')} [2.3#7]–[2.3#9]`, async ({ page }) => {
    await page.goto(`/${own}/news/`)
    const languages = page.getByRole('banner').locator('a[hreflang]')
    await expect(languages).toHaveText(names)
    await languages.first().click()
    await expect(page).toHaveURL(new RegExp(`/${other}/$`))
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await page.getByRole('banner').locator('a[hreflang]').last().click()
    await expect(page).toHaveURL(new RegExp(`/${own}/$`))
  })
}

test('a country of one language has no switcher; its flag leads to the choice of countries [2.3#2]', async ({
  page,
}) => {
  await page.goto('/ng/')
  await expect(page.getByRole('banner').locator('a[hreflang]')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Nigeria' }).click()
  await expect(page).toHaveURL(/\/ng\/choose-your-country-or-region\/$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and lead on', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/ng/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByText('Service', { exact: true }).click()
    await menu.getByRole('link', { name: 'Warranty check' }).click()
    await expect(page).toHaveURL(/\/ng\/warranty-check\/$/)
  })
})
