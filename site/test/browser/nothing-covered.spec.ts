import type { Page } from '@playwright/test'
import { SCREENS } from './support/screens'
import { expect, test } from './support/test'

const SIZES = [
  { width: 360, height: 760 },
  { width: 360, height: 640 },
]

const TOOL =
  /^(?:warranty|repair|spare|drivers|phone-unlocking|survey|purchase|order|tv-warranty|service-center|chat|account)/

const tools = SCREENS.filter(({ name }) => TOOL.test(name))

/** What a visitor sees at rest, on a page whose buttons come and go. */
async function coveredAtRest(page: Page): Promise<{ shown: number; covered: string[] }> {
  return page.evaluate(async () => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const fold = document.querySelector('[popovertarget=quick-help]')
    if (!fold) return { shown: 0, covered: ['no button'] }
    const used = [
      ...document.querySelectorAll(
        ':is(main, header, footer) :is(a, input:not([type=hidden]), select, textarea, button, summary, label)',
      ),
    ].filter((element) => isShown(element) && !element.closest('[data-bottom-ad]'))
    const covered = () => {
      if (!isShown(fold)) return []
      const over = fold.getBoundingClientRect()
      return used
        .filter((element) =>
          // A link in a text is as many boxes as it has lines.
          [...element.getClientRects()].some(
            (box) =>
              over.left < box.right &&
              box.left < over.right &&
              over.top < box.bottom &&
              box.top < over.bottom,
          ),
        )
        .map((element) => `over ${element.outerHTML.slice(0, 90)}`)
    }
    const found = new Set<string>()
    let shown = 0
    // Upwards, as who comes back to something does.
    for (let y = document.documentElement.scrollHeight; y >= 0; y -= 110) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (const told of covered()) found.add(`while scrolling ${told}`)
      await new Promise((resolve) => setTimeout(resolve, 250))
      for (const told of covered()) found.add(told)
      if (isShown(fold)) shown += 1
    }
    return { shown, covered: [...found] }
  })
}

/** In one evaluation, so that nothing moves. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const over = [...document.querySelectorAll('aside:not([id]) :is(a, button), [data-bottom-ad]')].filter(
      isShown,
    )
    const controls = 'main :is(input:not([type=hidden]), select, textarea, button)'
    const used = [...document.querySelectorAll(controls)].filter(
      (element) => isShown(element) && !element.closest('[data-bottom-ad]'),
    )
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    const digits: Range[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, nodeValue } = text
      if (!parent || !/\p{Nd}/u.test(nodeValue ?? '') || !isShown(parent)) continue
      if (parent.closest('script, style, [data-bottom-ad]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      digits.push(range)
    }
    const found = new Set<string>()
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 40) {
      window.scrollTo({ top: y, behavior: 'instant' })
      const boxes = over.map((element) => ({ element, box: element.getBoundingClientRect() }))
      for (const under of [...used, ...digits]) {
        const box = under.getBoundingClientRect()
        for (const { element, box: other } of boxes)
          if (
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom
          )
            found.add(
              `${element.getAttribute('aria-label')} over ${under instanceof Range ? under.toString() : under.outerHTML.slice(0, 90)}`,
            )
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...found]
  })
}

async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(input, select, textarea, button)')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[data-bottom-ad]'),
      )
      .flatMap((element) => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (top + bottom) / 2
        const there = [left + 4, (left + right) / 2, right - 4].map((x) =>
          document.elementFromPoint(x, middle),
        )
        return there
          .filter((found) => found?.closest('aside:not([id]), [data-bottom-ad]'))
          .map((found) => `${found?.outerHTML.slice(0, 60)} over ${element.outerHTML.slice(0, 90)}`)
      }),
  )
}

async function expectNothingCovered(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await covered(page), `${size.height} high`).toEqual([])
    expect(await unreachable(page), `${size.height} high`).toEqual([])
  }
}

for (const section of ['ng', 'sa']) {
  for (const { name, path, after, without = [] } of tools) {
    if (without.includes(section)) continue
    test(`${name} in /${section}/: no button and no banner lies over a field, a button or a digit`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width: 360, height: 760 })
      await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
      await after?.({ page, section, sandbox })
      const buttons = page.locator('aside:not([id]) :is(a, button)')
      if (!name.startsWith('chat')) await expect(buttons.first()).toBeAttached()
      await expectNothingCovered(page)
    })
  }

  test(`the home and an article in /${section}/: the button lies over no link and no control, and is there where none is below`, async ({
    page,
  }) => {
    for (const path of ['', 'faq/25/', 'news/']) {
      await page.setViewportSize({ width: 360, height: 760 })
      await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
      const { shown, covered } = await coveredAtRest(page)
      expect(covered, path).toEqual([])
      expect(shown, path).toBeGreaterThan(0)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`nor on any tool of /${section}/`, async ({ page }) => {
      for (const { path, after, without = [] } of tools) {
        if (after || without.includes(section)) continue
        await page.goto(`/${section}/${path}`)
        await expectNothingCovered(page)
      }
    })
  })
}

test('while a field has the focus, neither button nor banner are at the bottom of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/ng/', { waitUntil: 'networkidle' })
  const help = page.getByRole('button', { name: 'Quick help' })
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.mouse.wheel(0, -50)
  await expect(help).toBeInViewport()
  await expect(page.locator('[data-bottom-ad]')).toBeInViewport()
  await page.locator('main input[type=search]').focus()
  await expect(help).toBeHidden()
  await expect(page.locator('[data-bottom-ad]')).toBeHidden()
})

test('on a tool the button and the banner wait at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/ng/repair-status/', { waitUntil: 'networkidle' })
  const help = page.getByRole('button', { name: 'Quick help' })
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(help).not.toBeInViewport()
  const banner = page.locator('[data-bottom-ad]')
  await banner.scrollIntoViewIfNeeded()
  await expect(banner).toHaveCSS('opacity', '1')
  const [whole, close] = [await banner.boundingBox(), await banner.getByRole('button').boundingBox()]
  expect(close?.y, 'what closes the banner is on it').toBeGreaterThanOrEqual(whole?.y ?? Infinity)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(help).toBeInViewport({ ratio: 1 })
  await expect(help).toHaveCSS('opacity', '1')
  await help.click()
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Hotline' }).click()
  await expect(page.locator('#hotline a[href="tel:+23400000000"]')).toBeVisible()
})
