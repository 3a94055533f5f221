import type { Visit } from './support/screens'
import { expect, PHONE, test } from './support/test'
import { checkSerial, openBooking } from './support/visits'

interface State {
  name: string
  path: string
  after?: (visit: Visit) => Promise<void>
  part: string
  wrong?: string
}

const STATES: State[] = [
  {
    name: 'menu',
    path: '',
    after: ({ page }) => page.locator('header button[popovertarget=main-menu]').first().press('Enter'),
    part: '#main-menu',
  },
  {
    name: 'search-dialog',
    path: 'news/',
    after: async ({ page }) => {
      await page.locator('header a[href*="/search/"]').press('Enter')
      await page.getByRole('dialog').getByRole('searchbox').fill('xqzwvk')
      await page.locator('dialog [role=status]:not(:empty)').waitFor()
      await page.waitForLoadState('networkidle')
    },
    part: 'dialog[open]',
  },
  {
    name: 'search-nothing',
    path: 'search/?q=qqqqqq',
    part: 'main div:has(> h2 + p + ul)',
  },
  { name: 'warranty-error', path: 'warranty-check/', ...typedWrong('imei') },
  { name: 'repair-error', path: 'repair-status/', ...typedWrong('order-number') },
  {
    name: 'part-not-original',
    path: 'spare-parts-serial/',
    after: ({ page }) => checkSerial(page, 'SP00000000000000'),
    part: 'main :has(> dl)',
  },
  {
    name: 'appointment-problems',
    path: 'repair-appointment/',
    after: async ({ page }) => {
      await openBooking(page)
      await page.locator('main form').getByRole('button').last().press('Enter')
      await page.locator('#fault-error').waitFor()
    },
    part: 'main :has(> ul > li > a[href="#fault"])',
    wrong: 'fault',
  },
  {
    name: 'survey-question',
    path: 'survey/',
    after: async ({ page }) => {
      await page.locator('main form button[value=next]:not([hidden])').press('Enter')
      await page.locator('#q0-error').waitFor()
    },
    part: 'main form',
  },
  {
    name: 'leaving-question',
    path: 'survey/',
    after: async ({ page }) => {
      await page.locator('#q0').check()
      await page.locator('main form button[value=leave]').press('Enter')
    },
    part: 'dialog[open]',
  },
]

test.use({ viewport: PHONE })

for (const section of ['ng', 'sa']) {
  for (const { name, path, after, part, wrong } of STATES) {
    test(`${name} in /${section}/ is told as it was accepted`, async ({ page, sandbox }) => {
      await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
      await after?.({ page, section, sandbox })
      await expect(page.locator(part).first()).toMatchAriaSnapshot({ name: `${name}-${section}.aria.yml` })
      if (!wrong) return
      const problem = (await page.locator(`#${wrong}-error`).textContent()) ?? ''
      expect(problem).not.toBe('')
      await expect(page.locator(`#${wrong}`)).toHaveAccessibleDescription(new RegExp(literal(problem)))
    })
  }
}

function typedWrong(field: string): Pick<State, 'after' | 'part' | 'wrong'> {
  return {
    after: async ({ page }) => {
      await page.locator(`#${field}`).fill('123')
      await page.locator(`#${field}`).press('Enter')
      await page.locator(`#${field}-error`).waitFor()
    },
    part: `main form:has(#${field})`,
    wrong: field,
  }
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
