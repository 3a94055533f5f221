import type { Locator, Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test } from './support/test'
import { askAssistant } from './support/visits'

async function tellAssistant(page: Page, danger: string): Promise<void> {
  await page.locator('#question').fill(danger)
  await page.locator('#question').press('Enter')
}

const SECTIONS = [
  { lang: 'ng', question: 'help, my phone is on fire', title: 'Fire: get everybody out', number: '112' },
  { lang: 'sa', question: 'بطارية جوالي منتفخة', title: 'بطارية منتفخة: أوقف استخدامها الآن', number: '911' },
  { lang: 'th', question: 'ลูกกลืนถ่านกระดุม', title: 'กลืนถ่านหรือชิ้นส่วน: ไปโรงพยาบาลทันที', number: '1669' },
]

const turns = (page: Page) => page.locator('ol > li:has(h2)')
const cardIn = (part: Page | Locator, title: string) =>
  part.locator('section[data-tone]').filter({ hasText: title })

async function expectCard(card: Locator, number: string): Promise<void> {
  await expect(card).toBeVisible()
  expect(await card.locator('ol > li').count()).toBeGreaterThanOrEqual(3)
  const call = card.locator(`a[href="tel:${number}"]`)
  await expect(call).toContainText(number)
  const box = await call.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThanOrEqual(44)
  await expect(card.locator('a[href$="/service-center/"]')).toBeVisible()
}

for (const { lang, question, title, number } of SECTIONS) {
  test(`${lang}: who is in danger is told at once what to do, and how to call for help`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/${lang}/chat/`, { waitUntil: 'networkidle' })
    await tellAssistant(page, question)
    const card = cardIn(turns(page).first(), title)
    await expectCard(card, number)
    await expect(turns(page).first().getByRole('alert')).toContainText(title)
    await expect(turns(page).first().locator('fieldset')).toHaveCount(0)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    // Restored messages are not announced.
    await page.reload({ waitUntil: 'networkidle' })
    await expect(cardIn(turns(page).first(), title)).toBeVisible()
    await expect(turns(page).getByRole('alert')).toHaveCount(0)
  })

  test(`${lang}: the search says so above its results, and its AI mode too`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const mode of ['', '&mode=ai']) {
      await page.goto(`/${lang}/search/?q=${encodeURIComponent(question)}${mode}`)
      await expectCard(cardIn(page.getByRole('main'), title), number)
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }
  })
}

test('a warm phone is no danger: it gets its answer', async ({ page }) => {
  await page.goto('/ng/chat/', { waitUntil: 'networkidle' })
  await askAssistant(page, 'My phone gets warm while charging, is that normal?')
  await expect(turns(page).first().getByRole('region', { name: 'Sources' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Safety first' })).toHaveCount(0)
})

test('who may harm themselves is led to people who help, and not to those who repair phones', async ({
  page,
}) => {
  await page.goto('/in/chat/', { waitUntil: 'networkidle' })
  await tellAssistant(page, 'I want to die')
  const card = cardIn(turns(page).first(), 'You are not alone')
  await expect(card.locator('a[href="tel:14416"]')).toBeVisible()
  await expect(card.locator('a[href="tel:112"]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Talk to a person' })).toHaveCount(0)
  const called = page.locator('a[href^="tel:"]')
  const numbers = await called.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(numbers).toEqual(['tel:14416', 'tel:112'])
  expect(await accessibilityProblems(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { lang, question, title, number } of SECTIONS) {
    test(`${lang}: the same card`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/${lang}/chat/`)
      await page.locator('#question').fill(question)
      await page.locator('form button[type=submit]:not([name])').first().click()
      await expectCard(cardIn(page, title), number)
      await page.goto(`/${lang}/search/?mode=ai&q=${encodeURIComponent(question)}`)
      await expectCard(cardIn(page, title), number)
    })
  }
})
