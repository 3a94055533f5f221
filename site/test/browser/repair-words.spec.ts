import type { Page } from '@playwright/test'
import pg from 'pg'
import { startMailServer, type MailServer } from '../support/mail-server'
import type { Sandbox } from './support/sandbox'
import { accessibilityProblems, expect, PHONE, test } from './support/test'
import { textsOf } from './support/texts-of'
import { openWaitingRepair } from './support/visits'

const ENDPOINT = 'https://push.example/browser/1'

let mail: MailServer
test.beforeAll(async () => {
  mail = await startMailServer({}, Number(process.env.CARELANE_TEST_MAIL_PORT))
})
test.afterAll(() => mail.stop())

interface Shown {
  showNotification: (title: string, options: unknown) => Promise<void>
}

async function openWays(page: Page, sandbox: Sandbox, lang: string, title: string) {
  await page.goto(`/${lang}/repair-status/`)
  const opened = await openWaitingRepair(page, sandbox, lang)
  await page.getByRole('main').getByText(title, { exact: true }).first().click()
  return opened
}

async function happens(orderNumber: string, event: string): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.CARELANE_TEST_SERVICE_STORE_URL })
  await database.connect()
  await database.query('INSERT INTO work_order_events (order_number, event, at) VALUES ($1, $2, now())', [
    orderNumber,
    event,
  ])
  await database.end()
}

for (const { javaScriptEnabled, lang, locale } of [
  { javaScriptEnabled: false, lang: 'ng', locale: 'en' },
  { javaScriptEnabled: true, lang: 'sa', locale: 'ar' },
]) {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE })
    const texts = textsOf(locale, 'word')
    const mailbox = `owner-${locale}@mail.example`

    test('word by email: asked for, confirmed by a button, told, stopped', async ({ page, sandbox }) => {
      const { orderNumber } = await openWays(page, sandbox, lang, texts.title)
      const main = page.getByRole('main')
      await page.locator('[name=email]').fill('nobody')
      const form = page.locator('form:has([name=email])')
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.locator('[name=email]').fill(mailbox)
      await form.locator('[name=night]').check()
      await form.getByRole('button').click()
      await expect(main.getByRole('listitem').filter({ hasText: '…@mail.example' })).toBeVisible()
      await expect.poll(() => mail.lettersTo(mailbox).length).toBe(1)
      const link =
        /\/[a-z]+\/repair-status\/word\/\?of=[\w-]+/.exec(mail.lettersTo(mailbox)[0]!.body)?.[0] ?? ''

      await page.goto(link)
      await main.getByRole('button', { name: texts.page.confirm.submit }).click()
      await expect(main.getByRole('heading', { name: texts.page.on.title })).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await happens(orderNumber, 'repairing')
      await expect.poll(() => mail.lettersTo(mailbox).length, { timeout: 60_000 }).toBe(2)
      expect(mail.lettersTo(mailbox)[1]!.headers.get('subject')).toBe(texts.mail.news.subject)

      await page.goto(link)
      await main.getByRole('button', { name: texts.stop }).click()
      await expect(main.getByRole('heading', { name: texts.page.none.title })).toBeVisible()
      await page.reload()
      await expect(main.getByRole('heading', { name: texts.page.none.title })).toBeVisible()
    })

    test('word by telephone: one tap on, one tap off', async ({ page, sandbox }) => {
      await openWays(page, sandbox, lang, texts.title)
      const main = page.getByRole('main')
      await page.locator('[name=by][value=sms]').check()
      await page.locator('form:has([name=by][value=sms])').getByRole('button').click()
      const entry = main.getByRole('listitem').filter({ hasText: texts.list.sms })
      await expect(entry).toBeVisible()
      await entry.getByRole('button', { name: texts.stop }).click()
      await expect(entry).toHaveCount(0)
    })
  })
}

test.describe('notices of the browser', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE })
  const texts = textsOf('en', 'word')

  test('are asked for with one tap, shown by the worker, and ended with one tap', async ({
    page,
    sandbox,
  }) => {
    // The vendor's service cannot be reached from tests.
    await page.addInitScript((endpoint) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve({
          toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
        } as unknown as PushSubscription)
      Notification.requestPermission = () => Promise.resolve('granted')
    }, ENDPOINT)
    await openWays(page, sandbox, 'ng', texts.title)
    await page.getByRole('button', { name: texts.push.submit }).click()
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: texts.list.push.slice(0, 11) })
    await expect(entry).toBeVisible()

    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('no worker')
    // A browser without a screen lets nobody show notices.
    await worker.evaluate(() => {
      const { registration, seen } = Object.assign(self as unknown as { registration: Shown }, {
        seen: [] as unknown[],
      })
      registration.showNotification = (title, options) => Promise.resolve(void seen.push([title, options]))
    })
    const devTools = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations
        if (one) resolve(one.registrationId)
      }),
    )
    await devTools.send('ServiceWorker.enable')
    const notice = { body: 'Look', lang: 'ar', dir: 'rtl', tag: 'a' }
    const url = '/sa/repair-status/show/'
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: JSON.stringify({ title: 'News', url, ...notice }),
    })
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as { seen: unknown[] }).seen))
      .toEqual([['News', { ...notice, icon: '/favicon.ico', data: url }]])
    await entry.getByRole('button', { name: texts.stop }).click()
    await expect(entry).toHaveCount(0)
  })
})
