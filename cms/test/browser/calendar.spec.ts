import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Editor } from './editor'
import { expectAccessible } from './support/accessible'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }
const MAY = 'calendar?country=zm&month=2030-05'

const barOf = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${title}, `) })

const form = (page: Page) => page.locator('form[aria-labelledby="calendar-move"]')

async function planBanner(editor: Editor): Promise<string> {
  const title = `In May ${randomUUID().slice(0, 8)}`
  await editor.planBanner({
    title,
    countries: ['Zambia'],
    from: '2030-05-10T09:00',
    to: '2030-05-12T18:00',
    timeZone: 'Africa/Lusaka',
  })
  await editor.save()
  return title
}

test('a banner is moved by keyboard, not where it is refused, and back in one press', async ({ editor }) => {
  test.setTimeout(180_000)
  const { page } = editor
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  const title = await planBanner(editor)
  await editor.open(`${MAY}&view=timeline`)
  const bar = barOf(page, title)
  await expect(bar).toHaveAccessibleName(/May 10, 2030, 9:00\sAM – May 12, 2030, 6:00\sPM/, SOON)
  await expectAccessible(page)

  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Move: ${title}` })).toBeFocused(SOON)
  await expect(form(page).getByLabel('Begins')).toHaveValue('2030-05-10T09:00')
  await form(page).getByLabel('Ends').fill('2030-05-01T09:00')
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('alert')).toHaveText('It must end after it begins.', SOON)
  await expect(bar).toHaveAccessibleName(/May 10, 2030, .* May 12, 2030/)
  await expectAccessible(page)

  await form(page).getByLabel('Ends').fill('2030-05-12T18:00')
  await form(page).getByRole('button', { name: 'A day later' }).focus()
  await page.keyboard.press('Enter')
  await form(page).getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Saved: ${title}`)).toBeVisible(SOON)
  await expect(bar).toHaveAccessibleName(/May 11, 2030, 9:00\sAM – May 13, 2030/, SOON)
  await expect(bar).toBeFocused()
  await page.getByRole('button', { name: `Undo: ${title}` }).click()
  await expect(page.getByText(`Back where it was: ${title}`)).toBeVisible(SOON)
  await expect(bar).toHaveAccessibleName(/May 10, 2030, 9:00\sAM – May 12, 2030/, SOON)

  const box = await bar.boundingBox()
  const track = await page.locator('[data-track]').first().boundingBox()
  if (!box || !track) throw new Error('The bar is not drawn.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + (track.width / 31) * 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(form(page).getByLabel('Begins')).toHaveValue('2030-05-12T09:00')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toHaveAccessibleName(/May 10, 2030/)
  expect(failures).toEqual([])
})

test('days list what there is, begin a banner of their own, and show the site as it will be', async ({
  editor,
}) => {
  test.setTimeout(180_000)
  const { page } = editor
  const title = await planBanner(editor)
  await editor.open(MAY)
  const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /May 11$/ }) })
  await expect(day.getByRole('link', { name: title })).toBeVisible(SOON)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const at = async (link: Locator) => {
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await opened.waitForLoadState()
    return opened
  }
  const then = await at(day.getByRole('link', { name: /^See the site: / }))
  await expect(then.getByRole('complementary', { name: 'The site at a later time' })).toContainText(
    '11 May 2030',
    SOON,
  )
  await expect(then.getByRole('complementary', { name: title })).toBeVisible()
  await then.getByRole('link', { name: 'Warranty check' }).first().click()
  await expect(then.getByRole('complementary', { name: title })).toBeVisible(SOON)
  await then.close()
  await page.getByLabel('Date and time').fill('2030-05-09T12:00')
  const before = await at(page.getByRole('link', { name: 'See the site', exact: true }))
  await expect(before.getByText('9 May 2030', { exact: false }).first()).toBeVisible(SOON)
  await expect(before.getByRole('complementary', { name: title })).toHaveCount(0)
  await before.close()

  await day.getByRole('link', { name: /^New banner: / }).click()
  await expect(page.locator('#field-from')).not.toHaveValue('', SOON)
  await expect(page.locator('#field-to')).not.toHaveValue('')
})

for (const [language, words] of Object.entries({
  fr: { title: 'Calendrier', ends: 'Fin', refused: 'La fin doit venir après le début.' },
  ar: { title: 'التقويم', ends: 'النهاية', refused: 'يجب أن تأتي النهاية بعد البداية.' },
})) {
  test(`the timeline is in the reader’s language and direction, and says there why it refuses (${language})`, async ({
    editor,
  }) => {
    test.setTimeout(180_000)
    const { page } = editor
    const title = await planBanner(editor)
    await page
      .context()
      .addCookies([{ name: 'payload-lng', value: language, url: new URL(page.url()).origin }])
    await editor.open(`${MAY}&view=timeline`)
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible(SOON)
    const bar = barOf(page, title)
    await expectAccessible(page)
    const box = await bar.boundingBox()
    const track = await page.locator('[data-track]').first().boundingBox()
    if (!box || !track) throw new Error('The bar is not drawn.')
    const share = (box.x + box.width / 2 - track.x) / track.width
    expect(language === 'ar' ? 1 - share : share).toBeCloseTo(10.6 / 31, 1)
    await bar.focus()
    await page.keyboard.press('Enter')
    await form(page).getByLabel(words.ends).fill('2030-05-01T09:00')
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('alert')).toHaveText(words.refused, SOON)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
  })
}
