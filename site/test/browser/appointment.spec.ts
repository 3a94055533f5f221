import { fillIn, freeTime, openBooking, passProvider, somePhone } from './support/visits'
import { expect, PHONE, test } from './support/test'

test('an appointment is booked by keyboard; a half-filled form outlives reload, the way back and another language', async ({
  page,
}) => {
  await page.goto('/bd_en/repair-appointment/')
  await openBooking(page)
  const form = page.url()
  const time = await freeTime(page, 3)
  await fillIn(page, time)
  await page.locator('#name').fill('আদা')
  await page.locator('#fault').fill('')
  await page.reload()
  await expect(page.locator('#name')).toHaveValue('আদা')
  await expect(page.locator(`[value="${time}"]`)).toBeChecked()
  await expect(page.locator(`label:has([value="${time}"])`)).toBeVisible()
  await page.goto(form.replace('/bd_en/', '/bd/'))
  await expect(page.locator('#name')).toHaveValue('আদা')
  await expect(page.locator('#product')).toHaveValue('mobile-phone')
  await page.goto('/bd_en/contact/')
  await page.goto(form)
  await expect(page.locator('#region')).toHaveValue('NG')

  await page.getByRole('button', { name: 'Book appointment' }).focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('heading', { name: 'Please check what you entered' })
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: 'Describe what’s wrong with the device.' }).press('Enter')
  await expect(page.locator('#fault')).toBeInViewport()
  await page.locator('#fault').fill('It does not charge.')
  await page.getByRole('button', { name: 'Book appointment' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible()
  expect(page.url()).toMatch(/\/bd_en\/repair-appointment\/show\/$/)
  await expect(page.getByRole('img', { name: /APBD\d{10}/ })).toBeVisible()
  expect(await page.evaluate('sessionStorage.length')).toBe(0)

  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await loading).suggestedFilename()).toBe('appointment.ics')

  await page.getByRole('link', { name: 'Change the time' }).click()
  const other = await freeTime(page, 6)
  await page
    .locator('main details', { has: page.locator(`[value="${other}"]`) })
    .locator('summary')
    .click()
  await page.locator(`label:has([value="${other}"])`).click()
  await page.getByRole('button', { name: 'Change appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Your new time is booked' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel the appointment' }).click()
  await expect(page.getByRole('button', { name: 'Cancel it now' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your new time is booked' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel it now' }).click()
  await expect(page.getByRole('heading', { name: 'This appointment is cancelled' })).toBeVisible()
})

test('what was chosen from a list stays chosen when the look-up of an appointment is not whole', async ({
  page,
}) => {
  await page.goto('/ng/repair-appointment/show/')
  await page.locator('#region').selectOption('KE')
  await page.locator('#phone').fill('712345678')
  await page.getByRole('button', { name: 'Show appointment' }).click()
  await expect(page.getByText('Enter the appointment number: letters and digits')).toBeVisible()
  await expect(page.locator('#region')).toHaveValue('KE')
  await expect(page.locator('#phone')).toHaveValue('712345678')
})

test('what was looked for stands on the page of the look-up itself, which does not lead on', async ({
  page,
}) => {
  await page.goto('/ng/repair-appointment/show/')
  await page.locator('#appointment-number').fill('APNG0000000000')
  await page.locator('#phone').fill('08031234567')
  await page.getByRole('button', { name: 'Show appointment' }).click()
  await expect(page.getByRole('heading', { name: 'We found no appointment with this number' })).toBeVisible()
  await expect(page.getByText('Your appointment is on the next page.')).toHaveCount(0)
  await expect(page.locator('#appointment-number')).toHaveValue('')
})

test('a time that is gone meanwhile is said so, and the times that are left are shown without a reload', async ({
  page,
  context,
  sandbox,
}) => {
  const name = await sandbox.typeFor('ng', 'Repair appointment', '1 in each slot')
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(`/ng/repair-appointment/?${new URLSearchParams({ q: name })}`)
    await openBooking(one)
  }
  const time = await freeTime(page, 0)
  for (const one of [page, other]) await fillIn(one, time)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible()
  await other.getByRole('button', { name: 'Book appointment' }).click()
  await expect(other.getByRole('heading', { name: 'Please check what you entered' })).toBeFocused()
  await expect(other.locator('#slot-error')).toContainText('Somebody has just taken this time')
  await expect(other.locator(`[value="${time}"]`)).toHaveCount(0)
  await expect(other.locator('#fault')).toHaveValue('The screen is broken.')
})

test('who is signed in finds name and phone filled in, and what they type instead stays', async ({
  page,
  context,
  sandbox,
}) => {
  const phone = somePhone()
  await page.goto('/ng/phone-unlocking-appeal/new/')
  await page.locator('main a[href^="/login/?"]').first().click()
  await passProvider(page, sandbox, phone, 'Ada Obi')
  await page.waitForURL(/phone-unlocking-appeal\/new/)

  await page.goto('/ng/repair-appointment/')
  await openBooking(page)
  await expect(page.locator('#name')).toHaveValue('Ada Obi')
  await expect(page.locator('#region')).toHaveValue('NG')
  await expect(page.locator('#phone')).toHaveValue(phone.slice(1))
  const plain = await context.request.get(page.url())
  expect(await plain.text()).toContain(`value="${phone.slice(1)}"`)
  expect(plain.headers()['cache-control']).toMatch(/no-store/)

  await page.locator('#name').fill('Chidi')
  await page.locator('#phone').fill('8031234567')
  await page.reload()
  await expect(page.locator('#name')).toHaveValue('Chidi')
  await expect(page.locator('#phone')).toHaveValue('8031234567')
  const form = page.url()
  await page.goto('/ng/repair-appointment/show/')
  await expect(page.locator('#phone')).toHaveValue(phone.slice(1))

  await context.clearCookies({ name: 'account' })
  await page.evaluate('sessionStorage.clear()')
  await page.goto(form)
  await expect(page.locator('#name')).toHaveValue('')
  await expect(page.locator('#phone')).toHaveValue('')
})

test('who has logged out leaves nothing in the form, on the way back either; what is typed from then on stays', async ({
  page,
  sandbox,
}) => {
  await page.goto('/ng/phone-unlocking-appeal/new/')
  await page.locator('main a[href^="/login/?"]').first().click()
  await passProvider(page, sandbox, somePhone(), 'Ada Obi')
  await page.waitForURL(/phone-unlocking-appeal/)
  await page.goto('/ng/repair-appointment/')
  await openBooking(page)
  const form = page.url()
  await page.locator('#fault').fill('It does not charge.')
  await page.locator('#email').fill('ada@mail.example')
  await page.locator('#product').selectOption('mobile-phone')
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/auth\/client\?/)
  await page.goBack()
  await expect(page).toHaveURL(form)
  for (const field of ['#fault', '#email', '#name', '#phone', '#product'])
    await expect(page.locator(field)).toHaveValue('')

  await page.locator('#fault').fill('It is slow.')
  await page.goto('/ng/contact/')
  await page.goBack()
  await expect(page.locator('#fault')).toHaveValue('It is slow.')
})

test('at 360 pixels a day does not touch its border', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/repair-appointment/')
  await openBooking(page)
  const days = page.locator('main details:has([name=slot])')
  for (const day of [days.first(), days.last()]) {
    const [box, name] = [
      await day.boundingBox(),
      await day.locator('summary > span > *').first().boundingBox(),
    ]
    expect((name?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(8)
  }
})

test('a draft from before the sign-in does not take name and phone away', async ({ page, sandbox }) => {
  await page.goto('/ng/repair-appointment/')
  await openBooking(page)
  const form = page.url()
  await page.locator('#fault').fill('It does not charge.')
  await page.locator('#region').selectOption('KE')
  const phone = somePhone()
  await page.goto('/ng/phone-unlocking-appeal/new/')
  await page.locator('main a[href^="/login/?"]').first().click()
  await passProvider(page, sandbox, phone, 'Ada Obi')
  await page.waitForURL(/phone-unlocking-appeal\/new/)
  await page.goto(form)
  await expect(page.locator('#fault')).toHaveValue('It does not charge.')
  await expect(page.locator('#name')).toHaveValue('Ada Obi')
  await expect(page.locator('#phone')).toHaveValue(phone.slice(1))
  await expect(page.locator('#region')).toHaveValue('NG')
})

test('a booking says its steps and which are done, and all days take the same room on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/ng/repair-appointment/')
  await openBooking(page)
  const steps = page.getByRole('navigation', { name: 'Steps of the booking' })
  await expect(steps.getByRole('link')).toHaveText([
    /Choose a time/,
    /Tell us what’s wrong/,
    /Your contact details/,
  ])
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await steps.getByRole('link', { name: 'Your contact details' }).click()
  await expect(page.getByRole('heading', { name: 'Your contact details' })).toBeInViewport()
  const heights = await page
    .locator('main details[name=day] summary')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(3)
  expect(new Set(heights).size).toBe(1)

  await fillIn(page, await freeTime(page, 2))
  await expect(steps.getByRole('link', { name: /done$/ })).toHaveCount(3)
  await page.locator('#fault').fill('')
  await expect(steps.getByRole('link', { name: /done$/ })).toHaveCount(2)
  await page.reload()
  await expect(steps.getByRole('link', { name: 'Choose a time done' })).toBeVisible()
})
