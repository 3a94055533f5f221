import { launchBrowser } from '@carelane/test-kit/browser'
import { browserFrom, complainOfPolicy } from '@carelane/test-kit/browser-fixture'
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { z } from 'zod'
import { Editor } from '../editor'
import { type Shoot, shoot } from './film'

export { expect } from '@playwright/test'

const accountsSchema = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))

const environmentSchema = z.object({
  CARELANE_TEST_CMS_URL: z.url(),
  CARELANE_TEST_ACCOUNTS: z.string().transform((json) => accountsSchema.parse(JSON.parse(json))),
})

interface People {
  editor: Editor
  colleague(role: string): Promise<Editor>
  visitor: Page
  shoot: Shoot
  /** What the policy of a page refused. */
  violations: string[]
}

export const test = base.extend<People, { browser: Browser }>({
  browser: browserFrom(launchBrowser),
  violations: async ({}, use) => {
    const violations: string[] = []
    await use(violations)
    expect(violations).toEqual([])
  },
  context: async ({ context, violations }, use) => {
    await noteViolations(context, violations)
    await use(context)
  },
  editor: async ({ page }, use) => {
    await use(await logIn(page, 'administrator'))
  },
  colleague: async ({ browser, violations }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (role) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      contexts.push(context)
      await noteViolations(context, violations)
      return logIn(await context.newPage(), role)
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  shoot: async ({}, use) => use(shoot),
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL })
    await use(await context.newPage())
    await context.close()
  },
})

async function noteViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.addInitScript(complainOfPolicy)
  context.on('weberror', (error) => {
    const text = String(error.error())
    if (text.includes("The policy's")) violations.push(text)
  })
}

async function logIn(page: Page, role: string): Promise<Editor> {
  const { CARELANE_TEST_CMS_URL, CARELANE_TEST_ACCOUNTS } = environmentSchema.parse(process.env)
  const account = CARELANE_TEST_ACCOUNTS.find((each) => each.role === role)
  if (!account) throw new Error(`The seed made no account of the role ${role}.`)
  const editor = new Editor(page, CARELANE_TEST_CMS_URL)
  await editor.logIn(account)
  return editor
}
