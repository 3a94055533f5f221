import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

async function check(page: Page, contact: string, lang = 'ng') {
  await page.goto(`/${lang}/is-it-us/`)
  await page.locator('#contact').fill(contact)
  await page.locator('main form button[type=submit]').first().click()
}

const verdict = (page: Page) => page.getByRole('main').locator('h2[tabindex="-1"]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('what the footer names is ours, and what only looks like it is not', async ({ page }) => {
      await page.goto('/ng/')
      const email = await page.locator('footer a[href^="mailto:"]').first().innerText()
      await check(page, email)
      await expect(verdict(page)).toHaveText('Yes, this is ours')
      await check(page, `https://${email.split('@')[1]}.prize.test/`)
      await expect(verdict(page)).toHaveText('No, this is not ours')
      await expect(page.getByText('This only looks like ours.')).toBeVisible()
      expect(page.url()).not.toContain('prize')
    })

    test('a fake is reported with one tap, and what was typed stays for it', async ({ page }) => {
      await check(page, 'https://win.prize.test/')
      await expect(verdict(page)).toHaveText('No, this is not ours')
      await expect(page.locator('#contact')).toHaveValue('https://win.prize.test/')
      await page.getByRole('button', { name: 'Report it as a fake' }).click()
      await expect(verdict(page)).toHaveText('Thank you. Your report is with our team')
    })

    test('two things at once are refused at the field', async ({ page }) => {
      await check(page, 'https://win.prize.test/ https://other.test/')
      await expect(page.locator('#contact-error')).toHaveText(/^Enter one thing only/)
      await expect(page.locator('#contact')).toHaveValue('https://win.prize.test/ https://other.test/')
    })
  })
}

test('the way there leads from the contacts, in the footer and on the contact page', async ({ page }) => {
  await page.goto('/ng/contact/')
  for (const place of ['main', 'footer'])
    await expect(page.locator(`${place} a[href="/ng/is-it-us/"]`)).toHaveCount(1)
})

test('what we never ask for stands beside the form, before anything is asked', async ({ page }) => {
  await page.goto('/ng/is-it-us/')
  await expect(page.getByRole('heading', { name: 'What we never ask you for' })).toBeVisible()
  await expect(page.getByText(/one-time code/).first()).toBeVisible()
})

test('the answer has the focus, moves nothing and is accessible, in Arabic too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await check(page, '+20 100 999 1234', 'eg')
  await expect(verdict(page)).toHaveText('لا، هذا ليس لنا')
  await expect(verdict(page)).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
})
