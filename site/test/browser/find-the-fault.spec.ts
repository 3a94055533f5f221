import { browserOptions } from '@carelane/test-kit/browser'
import { browserFrom } from '@carelane/test-kit/browser-fixture'
import { chromium, type Browser, type Page } from '@playwright/test'
import { accessibilityProblems, expect, PHONE, sidewaysScroll, test as visitors } from './support/test'
import { textsOf } from './support/texts-of'

// Chromium's own camera, which shows a green picture, and its own microphone, which beeps.
const MADE_UP_DEVICES = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
const test = visitors.extend<object, { browser: Browser }>({
  browser: browserFrom(async () => {
    const { args = [], ...rest } = await browserOptions()
    return chromium.launch({ ...rest, args: [...args, ...MADE_UP_DEVICES] })
  }),
})

const main = (page: Page) => page.getByRole('main')
const answer = (page: Page, text: string) => main(page).getByRole('link', { name: text, exact: true }).first()
const question = (page: Page) => main(page).locator('#step')

test.describe('without JavaScript, in English', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('leads the whole way to a booking with everything filled in', async ({ page }) => {
    await page.goto('/ng/')
    const footer = page.getByRole('contentinfo')
    await footer.getByText('Service for').click()
    await footer.getByRole('link', { name: 'Find the fault' }).click()
    await main(page).getByRole('link', { name: 'My phone doesn’t charge' }).click()
    await answer(page, 'No').click()
    await expect(question(page)).toHaveText('Does it charge with another cable and charger?')
    await answer(page, 'No').click()
    await answer(page, 'Neither').click()
    await page.goBack()
    await expect(question(page)).toHaveText('What do you see in the charging port?')
    await answer(page, 'Neither').click()
    await page.reload()
    await expect(question(page)).toHaveText('Does it charge after a restart?')
    await answer(page, 'No').click()
    await expect(page).toHaveURL(/\?a=hot-2\.cable-2\.port-3\.restart-2$/)
    expect(await sidewaysScroll(page)).toBe(0)
    await main(page).getByRole('button', { name: 'Book a repair' }).click()
    await expect(page).toHaveURL(/\/ng\/repair-appointment\/$/)
    await main(page).locator('a[href*="center="]').first().click()
    await expect(page.locator('#product')).toHaveValue('mobile-phone')
    await expect(page.locator('#fault')).toHaveValue(
      [
        'My phone doesn’t charge',
        'Is it bulging, smoking or very hot? No',
        'Does it charge with another cable and charger? No',
        'What do you see in the charging port? Neither',
        'Does it charge after a restart? No',
      ].join('\n'),
    )
  })

  test('changes an answer, counts what was fixed, and says how to test by hand', async ({ page }) => {
    await page.goto('/ng/find-the-fault/phone-will-not-charge/?a=hot-2.cable-2')
    await main(page)
      .getByRole('link', { name: /^Change the answer to: Does it charge with another/ })
      .click()
    await answer(page, 'Yes').click()
    await expect(question(page)).toHaveText('The cable or the charger is worn. Use the other one.')
    await main(page).getByRole('button', { name: 'Yes' }).click()
    await expect(main(page).getByText('Thank you. Your answer is counted.')).toBeVisible()
    await expect(page).toHaveURL(/\?a=hot-2\.cable-1#counted$/)
    await page.goto('/ng/find-the-fault/phone-touch-or-sound/?a=what-1')
    await expect(main(page).getByText(/Test it by hand: Open an app with a keyboard/)).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Start the touch test' })).toBeHidden()
  })

  test('leads danger to what to do at once, and a broken part to its price', async ({ page }) => {
    await page.goto('/ng/find-the-fault/tv-no-picture/?a=smell-1')
    await expect(main(page).getByText('Stop using the device.')).toBeVisible()
    await expect(main(page).getByRole('heading', { name: textsOf('en', 'safety').smoke.title })).toBeVisible()
    await page.goto('/ng/find-the-fault/phone-touch-or-sound/?a=what-1.touch-2.bare-3')
    await main(page).getByRole('link', { name: 'See what the repair costs' }).click()
    await main(page).getByRole('link', { name: 'Aster Nova 5', exact: true }).click()
    await expect(page).toHaveURL(/\/ng\/repair-cost\/aster-nova-5\/cracked-screen\/$/)
  })
})

test.describe('with JavaScript, in Arabic', () => {
  const [finder, appointment] = [textsOf('ar', 'finder'), textsOf('ar', 'appointment')]

  test.use({ viewport: PHONE })

  test('the touch grid knows each field that was drawn over', async ({ page }) => {
    await page.goto('/sa/find-the-fault/phone-touch-or-sound/?a=what-1')
    await main(page).getByRole('button', { name: finder.test.touch.start }).click()
    const fields = main(page).locator('[data-field]')
    await expect(fields).toHaveCount(96)
    await fields.last().scrollIntoViewIfNeeded()
    expect(await accessibilityProblems(page)).toEqual([])
    for (let row = 0; row < 12; row += 1) {
      const [first, last] = [fields.nth(row * 8), fields.nth(row * 8 + 7)]
      await first.scrollIntoViewIfNeeded()
      const [from, to] = [await first.boundingBox(), await last.boundingBox()]
      if (!from || !to) throw new Error('no row')
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 })
      await page.mouse.up()
      if (row === 5) await expect(main(page).getByText(finder.test.touch.done)).toBeHidden()
    }
    await expect(main(page).getByText(finder.test.touch.done)).toBeVisible()
    await main(page).getByRole('button', { name: finder.test.stop }).click()
    await expect(fields).toHaveCount(0)
    expect(await sidewaysScroll(page)).toBe(0)
  })

  test('the speaker plays, and a whole way ends in a booking with everything filled in', async ({ page }) => {
    await page.goto('/sa/find-the-fault/phone-touch-or-sound/')
    await answer(page, 'الصوت').click()
    await main(page).getByRole('button', { name: finder.test.speaker.start }).click()
    await expect(main(page).getByText(finder.test.speaker.during)).toBeVisible()
    await page.goto('/sa/find-the-fault/phone-will-not-charge/?a=hot-2.cable-2.port-3')
    await answer(page, 'لا').click()
    await main(page).getByRole('button', { name: finder.book }).click()
    await main(page).locator('a[href*="center="]').first().click()
    await expect(page.locator('#product')).toHaveValue('mobile-phone')
    await expect(page.locator('#product option:checked')).toHaveText(appointment.products['mobile-phone'])
    await expect(page.locator('#fault')).toHaveValue(/^هاتفي لا يشحن\n[^]*\nهل يشحن بعد إعادة التشغيل؟ لا$/)
  })
})

test.describe('tests of a device', () => {
  const PAGE = '/ng/find-the-fault/phone-camera-microphone-or-internet/'
  const start = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

  test('show the picture of the camera, and end it', async ({ page }) => {
    await page.goto(`${PAGE}?a=what-1`)
    await start(page, 'Open the camera')
    const picture = main(page).locator('video')
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0)
    const track = await picture.evaluateHandle(
      (video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]!,
    )
    await start(page, 'Stop the test')
    await expect.poll(() => track.evaluate(({ readyState }) => readyState)).toBe('ended')
  })

  test('move a bar by what the microphone hears', async ({ page }) => {
    await page.goto(`${PAGE}?a=what-2`)
    await start(page, 'Try the microphone')
    const bar = main(page).locator('meter')
    await expect.poll(() => bar.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.1)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('say how fast the site answers, or that it cannot be reached', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto(`${PAGE}?a=what-3`)
    await start(page, 'Test the network')
    await expect(main(page).getByText(/^Our site answered in \d+ milliseconds?$/)).toBeVisible()
    await start(page, 'Stop the test')
    await context.setOffline(true)
    await start(page, 'Test the network')
    await expect(main(page).getByText('Our site can’t be reached from here.')).toBeVisible()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
  })
})
