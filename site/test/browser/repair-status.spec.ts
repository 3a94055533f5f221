import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, test } from './support/test'

const TOOL = 'Repair status'
const STATES = [
  { outcome: 'waitingEvaluation', label: 'Pending Evaluation' },
  { outcome: 'waitingPickUP', label: 'Waiting for Pick-up' },
  { outcome: 'waitingArrive', label: 'Delivering to Service Center' },
  { outcome: 'submitted', label: 'Submitted' },
  { outcome: 'repairing', label: 'Repairing' },
  { outcome: 'finished (repaired, reviewed)', label: 'Finished' },
  { outcome: 'canceled', label: 'Canceled' },
  { outcome: 'overdue', label: 'Overdue' },
  { outcome: 'noNeedRepair', label: 'No Need to Repair' },
  { outcome: 'swapPhone', label: 'Swap Phone' },
]

async function lookUpOrder(page: Page, lang: string, orderNumber: string) {
  await page.goto(`/${lang}/repair-status/`)
  await page.locator('#order-number').fill(orderNumber)
  await page.locator('main form').getByRole('button').first().click()
}

async function lookUpPhone(page: Page, lang: string, phone: string) {
  await page.goto(`/${lang}/repair-status/`)
  await page.locator('[name=by][value=phone]').check()
  await page.locator('#phone').fill(phone)
  await page.locator('main form').getByRole('button').first().click()
}

const national = (phone: string) => phone.slice(phone.indexOf('-') + 1)
const steps = (page: Page) => page.locator('main details[open] ol li').allInnerTexts()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an order by its number: how it stands, on the result screen, and in no address [2.4#24]', async ({
      page,
      sandbox,
    }) => {
      const orderNumber = await sandbox.typeFor('ng', TOOL, 'repairing')
      await lookUpOrder(page, 'ng', ` ${orderNumber.toLowerCase().replace('ng', 'ng-')}`)
      await expect(page).toHaveURL(/\/ng\/repair-status\/show\/$/)
      await expect(page.locator('main summary h2')).toHaveText('Repairing')
      await expect(page.getByText('3–7 working days from the repair date')).toBeVisible()
      await expect(page.locator('#order-number')).toHaveValue(orderNumber)
      expect(await page.evaluate('document.cookie')).not.toContain('repair')
      await page.reload()
      await expect(page.locator('main summary h2')).toHaveText('Repairing')
      await page.goBack()
      await expect(page).toHaveURL(/\/ng\/repair-status\/$/)
      await expect(page.locator('h1')).toHaveText('Repair status: follow your repair')
      await page.goForward()
      await expect(page.locator('main summary h2')).toHaveText('Repairing')
    })

    test('no such order [8#13]', async ({ page }) => {
      await lookUpOrder(page, 'ng', 'WONG0000000000')
      const main = page.getByRole('main')
      await expect(
        main.getByRole('heading', { name: 'No data! Please check your repair info!' }),
      ).toBeVisible()
      await expect(main.getByText('Need more help?')).toHaveText('Need more help? Contact us')
      await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/ng/contact/')
      await expect(page.locator('#order-number')).toHaveValue('WONG0000000000')
    })

    test('a phone: nothing of its repairs until the code from it is entered, then forgotten on demand [2.4#23]', async ({
      page,
      sandbox,
    }) => {
      const [first, second] = ['sa', 'bd'] as const
      const country = javaScriptEnabled ? first : second
      const phone = await sandbox.typeFor(country, TOOL, 'after a code')
      const orders = Object.values(await sandbox.typed(country, TOOL)).filter((typed) =>
        /^WO.*[1-9]/.test(typed),
      )
      const received: string[] = []
      await page.route(/repair-status/, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 })
        received.push(await response.text())
        await route.fulfill({ response })
      })
      await lookUpPhone(page, javaScriptEnabled ? 'sa_en' : 'bd_en', national(phone))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Confirm this phone number' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Look up by work order number' })).toHaveAttribute(
        'href',
        javaScriptEnabled ? '/sa_en/repair-status/' : '/bd_en/repair-status/',
      )
      await main.getByRole('button', { name: 'Send a code to this phone' }).click()
      await expect(main.getByText(phone.replace('-', ' '))).toBeVisible()
      if (javaScriptEnabled)
        await expect(main.getByRole('button', { name: /^Another code in 0:\d\d$/ })).toBeVisible()
      const code = await sandbox.codeFor(phone)
      await page.locator('#code').fill(code === '111111' ? '222222' : '111111')
      await main.getByRole('button', { name: 'Open my repairs' }).click()
      await expect(page.locator('#code-error')).toHaveText(/^That code doesn’t match\./)
      await page.reload()
      await expect(page.locator('#code')).toBeVisible()
      const wire = received.join('')
      expect(wire).toContain('Confirm this phone number')
      expect(orders.filter((order) => wire.includes(order.slice(-6)))).toEqual([])
      expect(wire).not.toMatch(/Waiting for Pick-up|Pending Evaluation|Swap Phone|Repairs found|••/)

      await page.locator('#code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await main.getByRole('button', { name: 'Open my repairs' }).click()
      await expect(main.locator('details[open] dd').filter({ hasText: phone }).first()).toBeVisible()
      const count = await main.locator('summary h2').count()
      await page.reload()
      await expect(main.locator('summary h2')).toHaveCount(count)
      await main.getByRole('button', { name: 'Forget this look-up' }).click()
      await expect(page).toHaveURL(/\/repair-status\/$/)
      await page.goBack()
      await expect(main.locator('summary h2')).toHaveCount(0)
      await page.goto(`/${javaScriptEnabled ? 'sa_en' : 'bd_en'}/repair-status/show/`)
      await expect(main.getByRole('heading', { name: 'Nothing looked up yet' })).toBeVisible()
      expect(await page.content()).not.toContain(national(phone))
    })

    test('the hint and the refusal show an order number of the country', async ({ page }) => {
      for (const [lang, example] of [
        ['bd', 'WOBD1234567890'],
        ['sa', 'WOSA1234567890'],
        ['global', 'WONG1234567890'],
      ] as const) {
        await lookUpOrder(page, lang, '12')
        await expect(page.locator('#order-number-hint')).toContainText(example)
        await expect(page.locator('#order-number-error')).toContainText(example)
      }
    })

    test('an order that was called off leads to booking another repair', async ({ page, sandbox }) => {
      await lookUpOrder(page, 'ng', await sandbox.typeFor('ng', TOOL, 'canceled'))
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Book a repair' })).toHaveAttribute(
        'href',
        '/ng/repair-appointment/',
      )
      await expect(main.locator('details a[href^="tel:"]').first()).toBeVisible()
    })

    for (const { by, typed, field, message } of [
      { by: 'order', typed: '', field: 'order-number', message: 'Enter the work order number.' },
      { by: 'order', typed: 'WONG12', field: 'order-number', message: /^This isn’t a work order number\./ },
      {
        by: 'order',
        typed: '08021231231',
        field: 'order-number',
        message: /^This looks like a phone number\./,
      },
      { by: 'phone', typed: '', field: 'phone', message: 'Enter the phone number.' },
      {
        by: 'phone',
        typed: '+254 712 345678',
        field: 'phone',
        message: /^This number begins with \+254, but you chose \+234\./,
      },
      { by: 'phone', typed: '0802 call', field: 'phone', message: /^A phone number has digits only\./ },
      { by: 'phone', typed: '080', field: 'phone', message: /^This phone number is too short\./ },
    ]) {
      test(`${by} ${JSON.stringify(typed)} is refused with its reason and kept`, async ({ page }) => {
        if (by === 'order') await lookUpOrder(page, 'ng', typed)
        else await lookUpPhone(page, 'ng', typed)
        await expect(page.locator(`#${field}-error`)).toHaveText(message)
        await expect(page.locator(`#${field}`)).toHaveValue(typed)
        await expect(page.locator(`#${field}`)).toBeFocused()
        await expect(page).toHaveURL(/\/ng\/repair-status\/$/)
      })
    }

    test('a phone without a code on the site of the whole world asks for one', async ({ page }) => {
      await lookUpPhone(page, 'global', '8021231231')
      await expect(page.locator('#region-error')).toHaveText(/^Choose the country code/)
      await expect(page.locator('#phone')).toHaveValue('8021231231')
    })

    test('a service that is down is said plainly, with another way', async ({ page, sandbox }) => {
      const orderNumber = await sandbox.typeFor('ng', TOOL, 'submitted')
      await sandbox.withFault({ call: 'repair-order', fault: 'down' }, async () => {
        await lookUpOrder(page, 'ng', orderNumber)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: 'We couldn’t get an answer' })).toBeVisible()
        await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
        await expect(page.locator('#order-number')).toHaveValue(orderNumber)
      })
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.locator('main summary h2')).toHaveText('Submitted')
    })
  })
}

test('each state in the words of the specification [4#15]–[4#24]', async ({ page, sandbox }) => {
  for (const { outcome, label } of STATES) {
    await lookUpOrder(page, 'ng', await sandbox.typeFor('ng', TOOL, outcome))
    await expect(page.locator('main summary h2')).toHaveText(label)
  }
})

test('the three timelines [4#25]–[4#28]', async ({ page, sandbox }) => {
  for (const { outcome, names } of [
    {
      outcome: 'finished (repaired, reviewed)',
      names: ['Repairing', 'Repaired', 'Finished / To be reviewed', 'Reviewed'],
    },
    {
      outcome: 'finished (rejected, reviewed)',
      names: ['Repairing', 'Rejected', 'Finished / To be reviewed', 'Reviewed'],
    },
    { outcome: 'swapPhone', names: ['Repairing', 'Swap', 'To be reviewed', 'Reviewed'] },
  ]) {
    await lookUpOrder(page, 'ng', await sandbox.typeFor('ng', TOOL, outcome))
    await expect(page.locator('main summary h2')).toBeVisible()
    expect((await steps(page)).map((step) => step.split('\n')[0])).toEqual(names)
  }
})

test('by keyboard, in Arabic, with Arabic digits; the answer has the focus', async ({ page, sandbox }) => {
  const orderNumber = await sandbox.typeFor('sa', TOOL, 'repairing')
  const arabic = orderNumber.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  await page.goto('/sa/repair-status/')
  await page.locator('#order-number').focus()
  await page.keyboard.insertText(arabic)
  await page.keyboard.press('Enter')
  await expect(page.locator('main summary h2')).toHaveText('قيد الإصلاح')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('VIP reception is told where the number is asked for [9#21]', async ({ page }) => {
  await page.goto('/ng/repair-status/')
  await expect(
    page.getByText('Show the card from your device’s retail box at a service centre'),
  ).toBeVisible()
})
