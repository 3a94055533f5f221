import { expect, PHONE, test } from './support/test'
import { askAssistant } from './support/visits'
import type { Page } from '@playwright/test'

const CODE = '*#06#'

test.use({ viewport: PHONE })

function codesAsDrawn(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, code) => {
    // Highlighting splits codes into nodes.
    const letters: { letter: string; left: number }[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { left, width } = range.getBoundingClientRect()
        letters.push({ letter: text.charAt(at), left: width > 0 ? left : NaN })
      }
    }
    const whole = letters.map(({ letter }) => letter).join('')
    const found: string[] = []
    for (let at = whole.indexOf(code); at >= 0; at = whole.indexOf(code, at + 1)) {
      const drawn = letters.slice(at, at + code.length)
      if (drawn.every(({ left }) => !Number.isNaN(left)))
        found.push(
          drawn
            .toSorted((a, b) => a.left - b.left)
            .map(({ letter }) => letter)
            .join(''),
        )
    }
    return found
  }, CODE)
}

async function expectInOrder(page: Page): Promise<void> {
  const drawn = await codesAsDrawn(page)
  expect(drawn.length).toBeGreaterThan(0)
  expect(new Set(drawn)).toEqual(new Set([CODE]))
}

for (const path of [
  'search/?q=IMEI',
  'tips-detail/find-your-imei-number/',
  'news-detail/check-your-warranty-online/',
  'service-manal-detail/',
  'contact/',
  'warranty-check/',
]) {
  test(`a code to dial keeps its order between Arabic letters: ${path}`, async ({ page }) => {
    await page.goto(`/sa/${path}`)
    await expectInOrder(page)
  })
}

test('so it does in an answer of the assistant, with scripts', async ({ page }) => {
  await page.goto('/sa/chat/', { waitUntil: 'networkidle' })
  await askAssistant(page, 'كيف أعرف رقم IMEI لهاتفي؟')
  await expectInOrder(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('so it does in an answer of the assistant', async ({ page }) => {
    await page.goto('/sa/search/?mode=ai&q=' + encodeURIComponent('كيف أعرف رقم IMEI لهاتفي؟'))
    await expectInOrder(page)
  })
})
