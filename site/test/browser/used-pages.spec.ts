import {
  costly,
  holdUp,
  isAlive,
  isSameDocument,
  mark,
  noteAlive,
  noteEndings,
  watchScripts,
} from './support/deferred-scripts'
import { DESKTOP, expect, layoutShifts, test } from './support/test'
import { openRating } from './support/visits'

test.use({ wantsScripts: false })

test.beforeEach(async ({ page, context }) => {
  await context.addInitScript(noteAlive)
  await context.addInitScript(costly)
  await page.setViewportSize(DESKTOP)
})

for (const path of ['/ng/warranty-check/', '/sa/repair-status/', '/ng/search/?q=phone']) {
  test(`${path} is painted before any of its scripts is asked for, which come on each network`, async ({
    page,
  }) => {
    await page.goto(path)
    await isAlive(page)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /_next\/static\/(?:chunks|held)\//.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length).toBeGreaterThan(10)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Infinity)
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('what is handed in before they are there is answered without them, painted as it should be', async ({
  page,
  context,
}) => {
  const letThrough = await holdUp(context)
  await page.goto('/ng/warranty-check/')
  await mark(page)
  const field = page.locator('input[name=imei]')
  await field.fill('123')
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('123')
  await expect(field).toBeFocused()
  expect(await isSameDocument(page)).toBe(false)
  const colorOf = () => field.evaluate((element) => getComputedStyle(element).borderTopColor)
  const before = await colorOf()
  letThrough()
  await isAlive(page)
  expect(await colorOf()).toBe(before)
  await expect(field).toHaveValue('123')
})

test('what is ticked and typed before they are there stays, beside the draft that comes back with them', async ({
  page,
  context,
  sandbox,
}) => {
  const orderNumber = await sandbox.typeFor('ng', 'Rating', 'can be rated')
  await page.goto('/ng/repair-status/')
  await openRating(page, orderNumber)
  await isAlive(page)
  await page.locator('#environment-5').check()
  await page.locator('#attitude-4').check()
  await page.locator('#suggestion').fill('As before')
  const letThrough = await holdUp(context)
  await page.reload()
  const wrong = page.getByRole('group', { name: 'What was wrong with the service environment?' })
  await page.locator('#environment-2').check()
  await expect(page.locator('#suggestion')).toHaveValue('')
  letThrough()
  await isAlive(page)
  await expect(page.locator('#suggestion')).toHaveValue('As before')
  await expect(page.locator('#attitude-4')).toBeChecked()
  await expect(page.locator('#environment-2')).toBeChecked()
  await expect(wrong).toBeVisible()
  await page.locator('#environment-5').check()
  await expect(wrong).toBeHidden()
})

test('what is chosen before they are there stays chosen, and is acted upon', async ({ page, context }) => {
  const letThrough = await holdUp(context)
  await page.goto('/ng/service-center/')
  await page.getByLabel('State or province').selectOption('Lagos')
  letThrough()
  await expect(page).toHaveURL(/\?state=Lagos/)
  await expect(page.getByLabel('State or province')).toHaveValue('Lagos')
})

test('one that nobody looks at yet has its scripts a while after it has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  const asked = watchScripts(page)
  await page.goto('/ng/warranty-check/', { waitUntil: 'load' })
  expect(asked).toEqual([])
  await isAlive(page)
})

test('a browser may keep a page for the way back, and there it goes on', async ({ page, context }) => {
  await context.addInitScript(noteEndings)
  for (const path of ['/sa_en/', '/ng/news/', '/ng/warranty-check/', '/ng/service-center/']) {
    const answer = await page.goto(path)
    expect(answer?.headers()['cache-control'], path).not.toContain('no-store')
    await page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
    })
    await page.locator('aside[id^=ad-] button').first().hover()
    await isAlive(page)
    expect(
      await page.evaluate(() => [...window.carelaneEndings, window.onunload, window.onbeforeunload]),
    ).toEqual([null, null])
  }
})
