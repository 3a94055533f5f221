import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Sandbox } from './support/sandbox'
import { accessibilityProblems, expect, layoutShifts, PHONE, test } from './support/test'

const DRIVERS = '/ng/drivers-download/'
const MODEL = `${DRIVERS}?brand=Aster&serial=Book&model=Aster+Book+14`
const WRONG = 'The input information is incorrect. Please try again.'

const main = (page: Page) => page.getByRole('main')
const answer = (page: Page) => main(page).locator('h2[tabindex="-1"]')

async function snidOf(sandbox: Sandbox, what: string): Promise<string> {
  const { [what]: snid = '' } = await sandbox.typed('ng', 'Drivers')
  return snid
}

async function find(page: Page, snid: string) {
  await page.goto(DRIVERS)
  await page.locator('#snid').fill(snid)
  await page.getByRole('button', { name: 'Find drivers' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('by its serial number: the laptop, its drivers, manuals and questions [2.4#34], [2.4#36]–[2.4#42]', async ({
      page,
      sandbox,
    }) => {
      const snid = await snidOf(sandbox, 'Aster Book 14')
      await find(page, `${snid.slice(0, 4).toLowerCase()} ${snid.slice(4)}`)
      await expect(answer(page)).toHaveText('Aster Book 14')
      expect(page.url()).not.toContain(snid)
      await expect(page.locator('#snid')).toHaveValue(`${snid.slice(0, 4).toLowerCase()} ${snid.slice(4)}`)
      for (const fact of ['Brand', 'Series', 'Operating system'])
        await expect(main(page).locator('dt', { hasText: fact })).toBeVisible()
      for (const system of ['Drivers for Windows 11', 'Drivers for Windows 10', 'Manuals'])
        await expect(main(page).getByRole('heading', { name: system, exact: true })).toBeVisible()
      const driver = main(page).getByRole('listitem').filter({ hasText: 'Graphics driver' }).first()
      await expect(driver).toContainText(/Version \d+\.\d+\.\d+\s*\d{1,2} \w+ \d{4}\s*[\d.]+ MB/)
      await expect(driver).toContainText(/SHA-256 [0-9a-f]{64}/)
      for (const name of [/^Download User manual/, /^Download Installation guide/])
        await expect(main(page).getByRole('link', { name })).toBeVisible()
      await expect(main(page).getByText('In which order do I install the drivers?')).toBeVisible()
    })

    test('by brand, series and model, to an address that can be shared [2.4#35]', async ({ page }) => {
      await page.goto(DRIVERS)
      for (const [list, choice] of [
        ['Brand', 'Aster'],
        ['Series', 'Book'],
      ] as const) {
        await main(page).getByLabel(list, { exact: true }).selectOption(choice)
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Next' }).click()
      }
      await main(page).getByLabel('Model', { exact: true }).selectOption('Aster Book 14')
      await page.getByRole('button', { name: 'Show drivers' }).click()
      await expect(answer(page)).toHaveText('Aster Book 14')
      expect(new URL(page.url()).search).toBe('?brand=Aster&serial=Book&model=Aster+Book+14')
      await expect(main(page).getByLabel('Model', { exact: true })).toHaveValue('Aster Book 14')
    })
  })
}

test('what was wrong with a serial number goes as soon as it is typed anew', async ({ page }) => {
  await find(page, '')
  const field = page.locator('#snid')
  await expect(page.locator('#snid-error')).toHaveText('Please input SNID')
  const before = await field.boundingBox()
  await field.pressSequentially('S')
  await expect(page.locator('#snid-error')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')
  expect((await field.boundingBox())?.y).toBe(before?.y)
  await field.fill('')
  await expect(page.locator('#snid-error')).toHaveText('Please input SNID')
})

test('what is no serial number is refused and kept [5#30], [5#31]', async ({ page }) => {
  for (const { typed, message } of [
    { typed: '', message: 'Please input SNID' },
    { typed: "SNA' OR 1=1--", message: WRONG },
    { typed: 'SNA51088640', message: WRONG },
  ]) {
    await find(page, typed)
    await expect(page.locator('#snid-error')).toHaveText(message)
    await expect(page.locator('#snid')).toHaveValue(typed)
  }
})

test('a laptop that nobody made is not found [8#17], and there is another way', async ({ page, sandbox }) => {
  await find(page, await snidOf(sandbox, 'no such device'))
  await expect(answer(page)).toHaveText(WRONG)
  await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible()
})

test('a service that is down is said plainly, and what was entered is kept', async ({ page, sandbox }) => {
  const snid = await snidOf(sandbox, 'Aster Book 14')
  await sandbox.withFault({ call: 'drivers', fault: 'down' }, async () => {
    await find(page, snid)
    await expect(answer(page)).toHaveText('We couldn’t get an answer')
    await expect(page.locator('#snid')).toHaveValue(snid)
    await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible()
  })
})

test('an address with a brand of yesterday begins anew', async ({ page }) => {
  await page.goto(`${DRIVERS}?brand=Kite&serial=Book&model=Aster+Book+14`)
  await expect(main(page).getByLabel('Brand', { exact: true })).toHaveValue('Kite')
  await expect(main(page).getByLabel('Series', { exact: true })).toHaveValue('')
})

test('a file arrives whole, as its checksum says, and all drivers as one archive', async ({
  page,
  request,
}) => {
  await page.goto(MODEL)
  const guide = main(page).getByRole('listitem').filter({ hasText: 'Installation guide' })
  const [, sha256] = /([0-9a-f]{64})/.exec(await guide.innerText()) ?? []
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    guide.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/installation-guide\.pdf$/)
  const bytes = await readFile(await download.path())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  const all = main(page)
    .getByRole('link', { name: /^Download all drivers \(14 files, \d+ MB\)$/ })
    .first()
  const archive = await request.head((await all.getAttribute('href')) ?? '')
  expect(archive.status()).toBe(200)
  expect(Number(archive.headers()['content-length'])).toBeGreaterThan(100_000_000)
  expect(archive.headers()['content-disposition']).toBe(
    'attachment; filename="Aster-Book-14-Windows-11-drivers.zip"',
  )
})

test('by keyboard, and nothing moves when the answer comes', async ({ page, sandbox }) => {
  await page.setViewportSize(PHONE)
  const snid = await snidOf(sandbox, 'Aster Book 14')
  await page.goto(DRIVERS)
  await sandbox.withFault({ call: 'drivers', fault: 'slow', delayMs: 1000 }, async () => {
    await page.locator('#snid').focus()
    await page.keyboard.insertText(snid)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Searching…' })).toBeVisible()
    await expect(answer(page)).toBeFocused()
  })
  expect(await layoutShifts(page)).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
})

test('lists that do not come leave the other way open, and come by themselves when they can', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.withFault({ call: 'driver-choices', fault: 'down' }, async () => {
    await page.goto('/gm/drivers-download/')
    await expect(page.locator('#snid')).toBeVisible()
    await expect(main(page).getByText('We couldn’t load the list.')).toBeVisible()
  })
  await expect(main(page).getByLabel('Brand', { exact: true })).toBeEnabled({ timeout: 20_000 })
  expect(new Set(complaints.splice(0)).size).toBe(1)
})
