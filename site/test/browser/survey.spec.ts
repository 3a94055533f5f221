import { accessibilityProblems, expect, PHONE, test } from './support/test'

test('the button leads to the survey; it is taken by keyboard and outlives reload, the way back and another language', async ({
  page,
}) => {
  await page.goto('/bd_en/')
  await page.getByRole('link', { name: 'Take our survey' }).click()
  await expect(page).toHaveURL(/\/bd_en\/survey\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('origin'))).toBe('/bd_en/survey/')
  const heading = page.getByRole('heading', { level: 2, name: /^Question / })
  const next = page.getByRole('button', { name: 'Next' })

  await next.press('Enter')
  await expect(page.getByRole('heading', { name: 'Please check what you entered' })).toBeFocused()
  await page.locator('#q0').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Question 2 of 3')
  await expect(heading).toBeFocused()
  await next.click()
  await page.getByRole('textbox', { name: 'What should we do better?' }).fill('ধন্যবাদ')

  await page.reload()
  await expect(heading).toHaveText('Question 3 of 3')
  await expect(page.locator('#q4')).toHaveValue('ধন্যবাদ')
  await page.goto('/bd/survey/')
  await expect(page.locator('#q4')).toHaveValue('ধন্যবাদ')
  await page.goBack()
  await expect(page.locator('#q4')).toHaveValue('ধন্যবাদ')
  const previous = page.getByRole('button', { name: 'Previous' })
  await previous.click()
  await previous.click()
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'I am still waiting' }).check()
  await next.click()
  await expect(heading).toHaveText('Question 2 of 2')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByRole('heading', { name: 'Submitted successfully!' })).toBeFocused()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('survey'))),
  ).toEqual([])
  await page.reload()
  await expect(page.getByText('Thank you. Your answers have reached our service team.')).toBeVisible()
})

test('that an answer is missing is said no longer once it is given', async ({ page }) => {
  await page.goto('/ng/survey/')
  const summary = page.getByRole('heading', { name: 'Please check what you entered' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(summary).toBeFocused()
  await expect(page.locator('#q0-error')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).check()
  await expect(summary).toHaveCount(0)
  await expect(page.locator('#q0-error')).toHaveCount(0)
  await expect(page.getByText('All checked. You can send the form.')).toBeAttached()
})

test('leaving is asked about by button and link, and done or not [8#28]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ng/survey/')
  await page.getByRole('radio', { name: 'Yes' }).check()
  const dialog = page.getByRole('dialog', {
    name: 'Quit the page will not save the completed survey, do confirm to quit?',
  })
  const exit = page.getByRole('button', { name: 'Exit survey' })
  const away = page.getByRole('link', { name: 'Nigeria, choose another country or region' })
  await exit.click()
  await expect(dialog).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(exit).toBeFocused()
  await away.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await away.click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/ng\/choose-your-country-or-region\/$/)
  await page.goto('/ng/survey/')
  await expect(page.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
})

test('a survey that has closed since the page was opened leads nowhere [4#14]', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/survey/*', (route) => route.fulfill({ json: { id: null } }))
  await page.goto('/sa_en/')
  await page.getByRole('link', { name: 'Take our survey' }).click()
  await expect(page.getByText('There’s no survey right now')).toBeVisible()
  await expect(page).toHaveURL(/\/sa_en\/$/)
  await page.goto('/ke/survey/')
  await expect(page.getByRole('heading', { name: 'There’s no survey right now' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(complaints.splice(0)).toHaveLength(1)
})
