import { randomBytes } from 'node:crypto'
import { truncate, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/test'

const PAGE = '/ng/ui-parts/'

/** Incompressible, so uploaded in parts. */
async function aPhoto(name: string, width = 1200) {
  const height = width * 0.75
  const raw = { width, height, channels: 4 } as const
  const buffer = await sharp(randomBytes(width * height * 4), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('#photos').setInputFiles(files)

const kept = (page: Page) => page.locator('input[name=photos-kept]')

test('a photo is scaled, uploaded, still there after a reload, and taken back', async ({ page }) => {
  await page.goto(PAGE)
  await choose(page, await aPhoto('wide.png'), await aPhoto('another.png'))
  await expect(page.getByRole('status').filter({ hasText: 'Uploaded' })).toBeVisible()
  await expect(kept(page)).toHaveCount(2)
  await expect(page.locator('input[name=photos-pending]')).toHaveCount(0)
  expect(await page.locator('#photos').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)

  await page.reload()
  const photo = page.getByRole('img', { name: 'Photo 1' })
  await expect(photo).toHaveJSProperty('complete', true)
  expect(
    await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([600, 450])
  const address = (await photo.getAttribute('src')) ?? ''
  const shown = await sharp(await (await page.request.get(address)).body()).metadata()
  expect(shown).toMatchObject({ format: 'jpeg', hasAlpha: false })

  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await expect(kept(page)).toHaveCount(1)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  await page.reload()
  await expect(kept(page)).toHaveCount(1)
})

test('an upload goes on where it was after a lost connection and a reload', async ({ page, complaints }) => {
  await page.goto(PAGE)
  const offsets: string[] = []
  const parts = '**/api/photos/parts/?*offset=*'
  await page.route(parts, (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset') ?? ''
    offsets.push(offset)
    return offset === '0' ? route.continue() : route.abort('internetdisconnected')
  })
  await choose(page, await aPhoto('wide.png'))
  await expect(page.getByText('No connection. The upload goes on once')).toBeVisible()
  await expect(page.locator('input[name=photos-pending]')).toHaveCount(1)
  expect(
    Number(await page.getByRole('progressbar', { name: 'Photo 1' }).getAttribute('value')),
  ).toBeGreaterThan(0)
  const [, lost] = offsets
  expect(Number(lost)).toBeGreaterThan(0)

  await page.unroute(parts)
  const next = page.waitForRequest((request) => /parts\/.*offset=/.test(request.url()))
  await page.reload()
  expect(new URL((await next).url()).searchParams.get('offset')).toBe(lost)
  await expect(kept(page)).toHaveCount(1)
  expect(complaints.every((complaint) => complaint.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
  complaints.length = 0
})

test('an upload that is too much at once is said to be, and goes on by itself', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE)
  const parts = '**/api/photos/parts/?*offset=*'
  await page.route(parts, (route) => route.fulfill({ status: 429, json: { message: 'Too many requests.' } }))
  await choose(page, await aPhoto('wide.png'))
  await expect(page.getByText('Our service is busy. The upload goes on')).toBeVisible()
  await expect(page.getByText('No connection')).toHaveCount(0)
  await page.unroute(parts)
  await expect(kept(page)).toHaveCount(1)
  expect(complaints.every((complaint) => complaint.includes('429'))).toBe(true)
  complaints.length = 0
})

test('a picture that does not come over a bad network is no lost photo', async ({ page, complaints }) => {
  await page.goto(PAGE)
  await choose(page, await aPhoto('a.png', 60))
  await expect(kept(page)).toHaveCount(1)
  await page.route(/\/api\/photos\/\?id=/, (route) => route.abort('internetdisconnected'))
  const asked = page.waitForResponse(/\/api\/photos\/parts\//)
  await page.reload()
  expect((await asked).status()).toBe(200)
  await expect(kept(page)).toHaveCount(1)
  await expect(page.locator('#photos-error')).toHaveCount(0)
  expect(complaints.every((complaint) => complaint.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
  complaints.length = 0
})

test('who chooses more while photos are being prepared has the room that is left', async ({ page }) => {
  const [large, small] = [await aPhoto('wide.png'), await aPhoto('a.png', 60)]
  await page.goto(PAGE)
  await choose(page, large, large)
  await choose(page, small, small)
  await expect(page.locator('#photos-error')).toContainText('Only 3 photos fit here.')
  await expect(kept(page)).toHaveCount(3)
})

test('what is no photo is told of at once, with its name', async ({ page }, testInfo) => {
  // Passing so many bytes to the browser is slow.
  const large = testInfo.outputPath('contract.jpg')
  await writeFile(large, '')
  await truncate(large, 50 * 1024 * 1024)
  await page.goto(PAGE)
  await page.locator('#photos').setInputFiles(large)
  await expect(page.locator('#photos-error')).toContainText('is larger than 20 MB.')
  for (const [buffer, told] of [
    [Buffer.from('%PDF-1.7'), '“\u2068contract.jpg\u2069” isn’t a JPEG, PNG or WebP photo.'],
    [Buffer.alloc(0), 'is empty.'],
    [Buffer.from('ffd8ffe000104a464946', 'hex'), 'as a photo. Please choose another one.'],
  ] as const) {
    await choose(page, { name: 'contract.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.locator('#photos-error')).toContainText(told)
    await expect(kept(page)).toHaveCount(0)
  }
  const photo = await aPhoto('a.png', 60)
  await choose(page, photo, photo, photo, photo)
  await expect(page.locator('#photos-error')).toContainText('Only 3 photos fit here.')
  await expect(kept(page)).toHaveCount(3)
  await expect(page.locator('#photos')).toBeHidden()
})

test('two tabs that choose their first photos at once both keep them', async ({ page, context }) => {
  const other = await context.newPage()
  const steps: string[] = []
  await context.route(/\/api\/photos\/\?type=/, async (route) => {
    steps.push('asked')
    // Enough for the other tab to ask if it did not wait.
    await delay(1000)
    await route.continue()
  })
  context.on('response', (response) => {
    if (/\/api\/photos\/\?type=/.test(response.url())) steps.push('answered')
  })
  for (const tab of [page, other]) await tab.goto(PAGE)
  const photo = await aPhoto('a.png', 60)
  await Promise.all([page, other].map((tab) => choose(tab, photo)))
  for (const tab of [page, other]) await expect(kept(tab)).toHaveCount(1)
  expect(steps).toEqual(['asked', 'answered', 'asked', 'answered'])
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(kept(tab)).toHaveCount(1)
    const id = (await kept(tab).getAttribute('value')) ?? ''
    expect((await tab.request.get(`/api/photos/?id=${id}`)).status()).toBe(200)
  }
})
