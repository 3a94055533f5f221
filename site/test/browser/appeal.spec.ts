import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, test } from './support/test'
import {
  choosePhotos,
  fillInAppeal,
  NO_FLIGHT_PHOTOS,
  reloadUntil,
  signInByPhone,
  somePhone,
} from './support/visits'

const LAGOS = { latitude: 6.524379, longitude: 3.379206 }
const NEW = 'phone-unlocking-appeal/new/'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit appeal' })
const kept = (page: Page) => page.locator('input[name$=-kept]')

test('an appeal is submitted by keyboard; a half-filled form outlives reload, a lost network and another language', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(LAGOS)
  await page.goto('/bd_en/phone-unlocking-appeal/')
  await page.getByRole('link', { name: 'Submit New Appeal' }).click()
  await signInByPhone(page, sandbox, somePhone())

  await page.getByRole('button', { name: 'Use my current location' }).press('Enter')
  await expect(page.getByText('Your location is entered.')).toBeVisible()
  await expect(page.locator('#location')).toHaveValue('6.524379, 3.379206')
  await fillInAppeal(page)
  await page.locator('#idNumber').fill('')
  await choosePhotos(page, NO_FLIGHT_PHOTOS)
  await expect(kept(page)).toHaveCount(3)

  await page.reload()
  await expect(page.locator('#invoiceNumber')).toHaveValue('INV-1')
  await expect(page.locator('#location')).toHaveValue('6.524379, 3.379206')
  await expect(kept(page)).toHaveCount(3)
  await page.goto(`/bd/${NEW}`)
  await expect(page.locator('#imei1')).toHaveValue('490154203237518')
  await expect(page.locator('[name=flight][value=no]')).toBeChecked()
  await context.setOffline(true)
  await page.locator('#nearbyStore').fill('ঢাকা')
  await context.setOffline(false)
  await page.goto(`/bd_en/${NEW}`)
  await expect(page.locator('#nearbyStore')).toHaveValue('ঢাকা')
  await expect(kept(page)).toHaveCount(3)

  await submit(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'ID Number cannot be empty.' }).press('Enter')
  await expect(page.locator('#idNumber')).toBeInViewport()
  await page.locator('#idNumber').fill('A00000000')
  await submit(page).press('Enter')
  await page.waitForURL(/phone-unlocking-appeal\/show/)
  await reloadUntil(page, 'main a[href$="?change=1"]')
  await expect(page.getByRole('heading', { name: 'Submitted', exact: true })).toBeVisible()
  expect(page.url()).toMatch(/\/bd_en\/phone-unlocking-appeal\/show\/$/)
  await expect(page.getByText('will be reviewed within 7 working days')).toBeVisible()
  await expect(page.getByText(/^UABD\d{10}$/)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['used-signed-in'])

  await page.getByRole('link', { name: 'Change the appeal' }).click()
  await expect(page.locator('#invoiceNumber')).toHaveValue('INV-1')
  await page.locator('#invoiceNumber').fill('INV-2')
  await page.locator('[name=flight][value=yes]').check()
  await page.reload()
  await expect(page.locator('#invoiceNumber')).toHaveValue('INV-2')
  await page.locator('[name=flight][value=no]').check()
  await page.getByRole('button', { name: 'Send the change' }).click()
  await page.waitForURL(/phone-unlocking-appeal\/show\/$/)
  await reloadUntil(page, 'main a[href$="?change=1"]')
  await expect(page.getByRole('heading', { name: 'Your appeal has been changed' })).toBeVisible()
  await expect(page.getByText('INV-2')).toBeVisible()
  await page.getByRole('link', { name: 'My appeals' }).click()
  await expect(page.getByRole('button', { name: /^View appeal UABD/ })).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('who does not allow the location is told, and shown in four steps how to [5#11], [2.4#33]', async ({
  page,
  sandbox,
}) => {
  await page.goto(`/ng/${NEW}`)
  await signInByPhone(page, sandbox, somePhone())
  await page.getByRole('button', { name: 'Use my current location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Allow this site to see your location' })
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#location-error')).toHaveText(
    'Failed to get location information, please allow the site to get location information.',
  )
  await page.getByRole('button', { name: 'How to allow the location' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('only who says that the phone came by plane is asked for flight and boarding pass [5#18]', async ({
  page,
  sandbox,
}) => {
  await page.goto(`/ng/${NEW}`)
  await signInByPhone(page, sandbox, somePhone())
  const question = page.getByRole('radiogroup', {
    name: 'Was the phone brought from another country by plane?',
  })
  await expect(page.locator('#flightNumber')).toBeHidden()
  await submit(page).click()
  await expect(
    page.getByRole('link', { name: 'Choose whether the phone was brought by plane.' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Flight number is required' })).toHaveCount(0)
  await question.getByLabel('Yes').check()
  await expect(page.locator('#flightNumber')).toBeVisible()
  await submit(page).click()
  await expect(page.getByRole('link', { name: 'Flight number is required' })).toBeVisible()
  await expect(page.locator('#boardingPassPhoto-error')).toHaveText('Boarding pass photo is required')
  await question.getByLabel('No').check()
  await expect(page.locator('#flightNumber')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Flight number is required' })).toHaveCount(0)
  await submit(page).click()
  await expect(page.getByRole('link', { name: 'Flight number is required' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'ID Number cannot be empty.' })).toBeVisible()
})

test('what was wrong goes with each field that is mended, and nothing moves under the finger', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto(`/ng/${NEW}`)
  await signInByPhone(page, sandbox, somePhone())
  await submit(page).click()
  const rows = page.locator('main li a[href^="#"]')
  const wrong = page.locator('main form [id$=-error]')
  await expect(rows).toHaveCount(8)
  await expect(wrong).toHaveCount(8)

  const number = page.locator('#invoiceNumber')
  await number.scrollIntoViewIfNeeded()
  const before = await number.boundingBox()
  await number.pressSequentially('I')
  await expect(page.locator('#invoiceNumber-error')).toHaveCount(0)
  await expect(rows).toHaveCount(7)
  await expect(page.getByText('Still to check: 7')).toBeAttached()
  expect(Math.round((await number.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? 1))
  await number.fill('')
  await expect(page.locator('#invoiceNumber-error')).toHaveText('Invoice Number cannot be empty.')
  await expect(rows).toHaveCount(8)

  await choosePhotos(page, ['invoicePhoto'])
  await expect(page.locator('#invoicePhoto-error')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Invoice Photo cannot be empty.' })).toHaveCount(0)
  const none = page.locator('[name=flight][value=no]')
  await none.scrollIntoViewIfNeeded()
  const stood = await none.boundingBox()
  await none.check()
  await expect(page.locator('#flight-error')).toHaveCount(0)
  await expect(rows).toHaveCount(6)
  expect(Math.round((await none.boundingBox())?.y ?? 0)).toBe(Math.round(stood?.y ?? 1))
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeFocused()
  await expect(rows).toHaveCount(6)
})

test('a sign-in that ends meanwhile loses nothing: another tab signs in, or the page itself', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(LAGOS)
  const phone = somePhone()
  await page.goto(`/ng/${NEW}`)
  await signInByPhone(page, sandbox, phone)
  await page.getByRole('button', { name: 'Use my current location' }).click()
  await expect(page.locator('#location')).not.toHaveValue('')
  await fillInAppeal(page)
  await choosePhotos(page, NO_FLIGHT_PHOTOS)
  await expect(kept(page)).toHaveCount(3)

  await context.clearCookies({ name: 'account' })
  await submit(page).click()
  await expect(page.getByText('You’re no longer signed in with the same account.')).toBeVisible()
  await expect(page.locator('#idNumber')).toHaveValue('A00000000')
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ])
  await sandbox.withTimeGone(61, () => signInByPhone(other, sandbox, phone))

  await context.clearCookies({ name: 'account' })
  await page.reload()
  await sandbox.withTimeGone(122, () => signInByPhone(page, sandbox, phone))
  await expect(page.locator('#idNumber')).toHaveValue('A00000000')
  await expect(kept(page)).toHaveCount(3)
  await submit(page).click()
  await page.waitForURL(/phone-unlocking-appeal\/show/)
  await reloadUntil(page, 'main a[href$="?change=1"]')
  await expect(page.getByRole('heading', { name: 'Submitted', exact: true })).toBeVisible()
})
