import type { Page } from '@playwright/test'
import { tabTo } from './support/focus-path'
import { accessibilityProblems, DESKTOP, expect, layoutShifts, PHONE, test } from './support/test'

const TABLET = { width: 768, height: 1024 }
const READ = ['a', 'p', 'h2', 'h3', 'dd', 'summary', 'button']
  .flatMap((name) => [`main ${name}`, `footer ${name}`])
  .join()

const buttonsOf = (page: Page, name = 'Quick help') => page.getByRole('complementary', { name })

async function covered(page: Page, under: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const buttons = [...document.querySelectorAll('aside:not([id]) :is(a, button)')].filter(shown)
    return [...document.querySelectorAll(selector)].filter(shown).flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      // What has been scrolled out of a row is not there to be covered.
      const row = element.closest('[data-row]')?.getBoundingClientRect()
      const box = { left: Math.max(left, row?.left ?? left), right: Math.min(right, row?.right ?? right) }
      return buttons
        .filter((button) => {
          const over = button.getBoundingClientRect()
          return over.left < box.right && box.left < over.right && over.top < bottom && top < over.bottom
        })
        .map((button) => `${button.getAttribute('aria-label')} covers ${element.textContent}`)
    })
  }, under)
}

test('back to top shows past 100 pixels, and leads there [2.3#12]', async ({ page }) => {
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 101))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
})

test('the survey shows where there is one [2.3#13], the assistant where its gate is open [2.3#15]', async ({
  page,
}) => {
  for (const { lang, survey, assistant } of [
    { lang: 'ng', survey: true, assistant: true },
    { lang: 'ke', survey: false, assistant: true },
    { lang: 'td', survey: false, assistant: false },
  ]) {
    const answer = page.waitForResponse(/\/api\/offers\//)
    await page.goto(`/${lang}/`)
    await (await answer).finished()
    await expect(page.locator(`aside a[href="/${lang}/survey/"]`)).toHaveCount(survey ? 1 : 0)
    await expect(page.locator(`aside a[href="/${lang}/chat/"]`)).toHaveCount(assistant ? 1 : 0)
  }
})

test('a service that is down takes nothing away but its own buttons', async ({ page, sandbox }) => {
  await sandbox.withFault({ call: 'assistant-gate', fault: 'down' }, async () => {
    // Cached for a minute; no other test opens this country.
    const buttons = buttonsOf(page, 'Aide rapide')
    const answer = page.waitForResponse(/\/api\/offers\//)
    await page.goto('/ci/')
    expect((await answer).headers()['cache-control']).toBe('no-store')
    await expect(buttons.getByRole('link', { name: 'Répondre à notre enquête' })).toBeVisible()
    await expect(buttons.getByRole('link', { name: 'Demander à l’assistant' })).toHaveCount(0)
    await expect(buttons.getByRole('button', { name: 'Assistance téléphonique' })).toBeVisible()
  })
})

test('the hotline opens over the page, and closes by its button, by Escape and by a click beside [2.3#14]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/ng/')
  const open = page.getByRole('button', { name: 'Hotline' })
  const number = page.locator('#hotline a[href="tel:+23400000000"]')
  const close = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(200, 300),
  ]
  for (const end of close) {
    await open.click()
    await expect(number).toBeVisible()
    await end()
    await expect(number).toBeHidden()
  }
})

for (const { lang, name } of [
  { lang: 'ng', name: 'Quick help' },
  { lang: 'sa', name: 'مساعدة سريعة' },
]) {
  test(`${lang}: on a phone the buttons stand above the banner and cover nothing at the end of the page, wider nothing at all`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`/${lang}/`, { waitUntil: 'networkidle' })
    await expect(buttonsOf(page, name).getByRole('button', { name })).toBeVisible()
    expect(await covered(page, '[data-bottom-ad]')).toEqual([])
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.mouse.wheel(0, -1)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await covered(page, 'footer a, footer p, footer summary, [data-bottom-ad]')).toEqual([])
    for (const size of [TABLET, DESKTOP]) {
      await page.setViewportSize(size)
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), part)
        expect(await covered(page, READ)).toEqual([])
      }
    }
  })

  test(`${lang}: the buttons and the open hotline are accessible and move nothing`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`/${lang}/`, { waitUntil: 'networkidle' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await buttonsOf(page, name).getByRole('button', { name }).click()
    await expect(buttonsOf(page, name).getByRole('link')).toHaveCount(2)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('[popovertarget=hotline]').first().click()
    await expect(page.locator('#hotline')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('on a phone one button opens the others, comes where the page rests, and closes with the page it leads from', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const buttons = buttonsOf(page)
  await expect(buttons.getByRole('button')).toHaveCount(1)
  const help = buttons.getByRole('button', { name: 'Quick help' })
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(help).toHaveCSS('opacity', '1')
  await help.click()
  await expect(buttons.getByRole('button')).toHaveText(['', 'Hotline', 'Back to top'])
  await page.keyboard.press('Escape')
  await expect(buttons.getByRole('button')).toHaveCount(1)
  await help.click()
  await buttons.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(buttons.getByRole('button')).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await help.click()
  await buttons.getByRole('link', { name: 'Take our survey' }).click()
  await page.waitForURL(/survey/)
  await expect(page.getByRole('link', { name: 'Ask the assistant' })).toBeHidden()
})

test('on a phone the button comes to whoever reaches it by the tab key', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const help = page.getByRole('button', { name: 'Quick help' })
  await page.locator('footer a').last().focus()
  await tabTo(page, help)
  await expect(help).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Take our survey' }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the hotline opens and closes', async ({ page }) => {
    await page.goto('/ng/')
    const number = page.locator('#hotline a[href="tel:+23400000000"]')
    await page.getByRole('button', { name: 'Hotline' }).click()
    await expect(number).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(number).toBeHidden()
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden()
  })

  test('on a phone the one button waits at the end of the page and opens the hotline', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/sa/')
    const help = page.getByRole('button', { name: 'مساعدة سريعة' })
    await expect(help).not.toBeInViewport()
    await help.scrollIntoViewIfNeeded()
    expect(await covered(page, 'footer a, footer summary')).toEqual([])
    await help.click()
    await page.locator('[popovertarget=hotline]').first().click()
    await expect(page.locator('#hotline a[href^="tel:"]').first()).toBeVisible()
  })
})
