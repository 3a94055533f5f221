import { launchBrowser } from '@carelane/test-kit/browser'
import { test as base, type Browser, type Page } from '@playwright/test'
import { z } from 'zod'
import { Editor } from '../editor'

export { expect } from '@playwright/test'

const accountsSchema = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))

const environmentSchema = z.object({
  CARELANE_TEST_CMS_URL: z.url(),
  CARELANE_TEST_ACCOUNTS: z.string().transform((json) => accountsSchema.parse(JSON.parse(json))),
})

/** An administrator who is logged in to the admin, and a visitor of the site who is not. */
export const test = base.extend<{ editor: Editor; visitor: Page }, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  editor: async ({ page }, use) => {
    const { CARELANE_TEST_CMS_URL, CARELANE_TEST_ACCOUNTS } = environmentSchema.parse(process.env)
    const account = CARELANE_TEST_ACCOUNTS.find(({ role }) => role === 'administrator')
    if (!account) throw new Error('The seed made no administrator.')
    const editor = new Editor(page, CARELANE_TEST_CMS_URL)
    await editor.logIn(account)
    await use(editor)
  },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL })
    await use(await context.newPage())
    await context.close()
  },
})
