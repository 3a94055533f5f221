import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from './support/test'
import { openRating } from './support/visits'

/** [9#25] */
const ENDS = {
  ng: ['Extremely Unlikely', 'Extremely Likely'],
  sa: ['غير محتمل إطلاقًا', 'محتمل جدًا'],
} as const

const SENT = 'Your rating has reached our service team.'

test('a repair is rated by keyboard; a half-filled form outlives reload, the way back and another language', async ({
  page,
  sandbox,
}) => {
  const orderNumber = await sandbox.typeFor('bd', 'Rating', 'can be rated')
  await page.goto('/bd/repair-status/')
  await openRating(page, orderNumber)
  expect(page.url()).not.toContain(orderNumber)
  await page.locator('#environment').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('#environment')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#environment-2')).toBeChecked()
  await page.locator('#suggestion').fill('ধন্যবাদ')
  await page.reload()
  await expect(page.locator('#environment-2')).toBeChecked()
  await page.goto('/bd_en/repair-status/rate/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Feedback')
  await expect(page.locator('#environment-2')).toBeChecked()
  await expect(page.locator('#suggestion')).toHaveValue('ধন্যবাদ')
  const wrong = page.getByRole('group', { name: 'What was wrong with the service environment?' })
  await expect(wrong).toBeVisible()
  await page.locator('#environment-5').check()
  await expect(wrong).toBeHidden()
  await page.goto('/bd_en/contact/')
  await page.goBack()
  await expect(page.locator('#environment-5')).toBeChecked()

  await page.getByRole('button', { name: 'Send rating' }).click()
  const summary = page.getByRole('heading', { name: 'Please check what you entered' })
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: 'Please rate the repair quality.' }).press('Enter')
  await expect(page.locator('#quality')).toBeInViewport()
  for (const aspect of ['attitude', 'efficiency', 'quality', 'overall'])
    await page.locator(`#${aspect}-4`).check()
  await page.locator('#recommend-10').check()
  await page.getByRole('checkbox', { name: 'Repair Time', exact: true }).check()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('heading', { name: 'Dear customer, thanks for your feedback!' })).toBeFocused()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  await page.reload()
  await expect(page.getByText(SENT)).toBeVisible()
})

for (const lang of ['ng', 'sa'] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`the scale from 0 to 10 in ${lang}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test('reads in order, with its words at its ends', async ({ page, sandbox }) => {
        await page.setViewportSize(PHONE)
        await page.goto(`/${lang}/repair-status/`)
        await openRating(page, await sandbox.typeFor(lang, 'Rating', 'can be rated'))
        const [unlikely, likely] = ENDS[lang]
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size)
          const rows = await rowsOf(page)
          expect(rows.flatMap(({ numbers }) => numbers)).toEqual(Array.from({ length: 11 }, (_, at) => at))
          const [first, last] = [rows[0], rows.at(-1)]
          const lowest = await boxOf(page, unlikely)
          const highest = await boxOf(page, likely)
          expect(lowest.y + lowest.height).toBeLessThanOrEqual((first?.top ?? 0) + 1)
          if (rows.length > 1) expect(highest.y).toBeGreaterThanOrEqual((last?.bottom ?? 0) - 1)
          const isLeft = (box: typeof lowest) => box.middle < middleOf(rows)
          expect([isLeft(lowest), isLeft(highest)]).toEqual(lang === 'sa' ? [false, true] : [true, false])
        }
      })
    })

test('the scale goes by keyboard from end to end', async ({ page, sandbox }) => {
  await page.goto('/ke/repair-status/')
  await openRating(page, await sandbox.typeFor('ke', 'Rating', 'can be rated'))
  await page.locator('#recommend').focus()
  await page.keyboard.press('Space')
  for (let at = 0; at < 10; at += 1) await page.keyboard.press('ArrowDown')
  await expect(page.locator('#recommend-10')).toBeChecked()
})

async function rowsOf(page: Page) {
  const numbers = await page.locator('[name=recommend]').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { left, right, top, bottom } = (input.closest('label') ?? input).getBoundingClientRect()
      return { number: Number((input as HTMLInputElement).value), left, right, top, bottom }
    }),
  )
  const isRtl = await page.evaluate(() => document.dir === 'rtl' || document.documentElement.dir === 'rtl')
  const tops = [...new Set(numbers.map(({ top }) => Math.round(top)))].toSorted((one, other) => one - other)
  return tops.map((top) => {
    const row = numbers.filter((each) => Math.round(each.top) === top)
    const ordered = row.toSorted((one, other) => (isRtl ? other.left - one.left : one.left - other.left))
    return {
      top,
      bottom: row[0]?.bottom ?? top,
      left: Math.min(...row.map(({ left }) => left)),
      right: Math.max(...row.map(({ right }) => right)),
      numbers: ordered.map(({ number }) => number),
    }
  })
}

function middleOf(rows: Awaited<ReturnType<typeof rowsOf>>): number {
  return (Math.min(...rows.map(({ left }) => left)) + Math.max(...rows.map(({ right }) => right))) / 2
}

async function boxOf(page: Page, words: string) {
  return page
    .locator('fieldset p', { hasText: words })
    .last()
    .evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, width } = range.getBoundingClientRect()
      const { y, height } = element.getBoundingClientRect()
      return { y, height, middle: x + width / 2 }
    })
}
