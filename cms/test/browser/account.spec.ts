import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import type { Editor } from './editor'
import { expect, test } from './support/test'

test('somebody sees where else they are logged in, and ends it', async ({ colleague }) => {
  test.setTimeout(120_000)
  const there = await colleague('marketing')
  const here = await colleague('marketing')
  const { page } = here
  await here.open('account')
  const list = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(list.getByRole('row').filter({ hasText: 'You are here' })).toHaveCount(1)
  await expect(list.getByRole('row').filter({ hasText: 'Linux' })).not.toHaveCount(1)
  await list.getByRole('button', { name: 'End all others' }).click()
  await expect(list.getByRole('status')).toHaveText('All others have ended.')
  await expect(list.getByRole('button')).toHaveCount(0)
  await there.page.reload()
  await expect(there.page.getByRole('button', { name: 'Login' })).toBeVisible()
  await here.open('account')
  await expect(list).toBeVisible()
})

test('somebody sets up a second factor, logs in with it, and turns it off', async ({ editor, visitor }) => {
  test.setTimeout(180_000)
  const account = { email: `${randomUUID()}@example.com`, password: 'seven violet ferries sing' }
  await addAccount(editor, account)
  const url = new URL('/admin/', editor.page.url()).href
  const open = (path: string) => visitor.goto(new URL(path, url).href)
  await open('login')
  await visitor.getByLabel('Email').fill(account.email)
  await visitor.getByLabel('Password').fill('a wrong password')
  await visitor.getByRole('button', { name: 'Login' }).click()
  await expect(visitor.getByText('The email or password provided is incorrect.').first()).toBeVisible()
  await visitor.getByLabel('Password').fill(account.password)
  await visitor.getByRole('button', { name: 'Login' }).click()
  await visitor.getByRole('region', { name: 'Recently changed' }).waitFor()

  await open('account')
  const factor = visitor.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Your present password').fill(account.password)
  await factor.getByRole('button', { name: 'Set up' }).click()
  await expect(factor.getByRole('img', { name: 'The secret as a picture for the app' })).toBeVisible()
  const secret = (await factor.locator('[data-secret]').textContent())?.replaceAll(' ', '') ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await factor.getByLabel('Code from the app').fill('000000')
  await factor.getByRole('button', { name: 'Confirm' }).click()
  await expect(factor.getByRole('status')).toHaveText('This code is not right.')
  await factor.getByLabel('Code from the app').fill(app.generate({ timestamp: Date.now() - 30_000 }))
  await factor.getByRole('button', { name: 'Confirm' }).click()
  const listed = factor.getByRole('group', { name: 'Recovery codes' }).locator('code')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  await expect(factor.getByText('Recovery codes left: 10.')).toBeVisible()

  await logOut(visitor, url)
  await open('login')
  await visitor.getByLabel('Email').fill(account.email)
  await visitor.getByLabel('Password').fill(account.password)
  await visitor.getByRole('button', { name: 'Login' }).click()
  await expect(visitor.getByText('Type the code that your authenticator app shows')).toBeVisible()
  await visitor.getByLabel('Code from the app, or a recovery code').fill('000000')
  await visitor.getByRole('button', { name: 'Login' }).click()
  await expect(visitor.getByText('This code is not right.').first()).toBeVisible()
  await visitor.getByLabel('Code from the app, or a recovery code').fill(app.generate())
  await visitor.getByRole('button', { name: 'Login' }).click()
  await visitor.getByRole('region', { name: 'Recently changed' }).waitFor()

  await open('account')
  await factor.getByLabel('Your present password').fill(account.password)
  await factor.getByLabel('Code from the app, or a recovery code').fill(codes[0] ?? '')
  await factor.getByRole('button', { name: 'Turn it off' }).click()
  await expect(factor.getByRole('status')).toHaveText('The second factor is turned off.')
})

async function addAccount({ page, presentPassword }: Editor, account: { email: string; password: string }) {
  const data = { ...account, name: 'Newcomer', role: 'read-only', presentPassword }
  const answer = await page.request.post(new URL('/api/users', page.url()).href, { data })
  expect(answer.status()).toBe(201)
}

test('somebody adds a passkey, logs in with it without a code, and removes it', async ({
  editor,
  visitor,
}) => {
  test.setTimeout(180_000)
  const account = { email: `${randomUUID()}@example.com`, password: 'seven violet ferries sing' }
  await addAccount(editor, account)
  const url = new URL('/admin/', editor.page.url()).href
  const open = (path: string) => visitor.goto(new URL(path, url).href)
  const browser = await visitor.context().newCDPSession(visitor)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const dashboard = visitor.getByRole('region', { name: 'Recently changed' })
  await open('login')
  await visitor.getByLabel('Email').fill(account.email)
  await visitor.getByLabel('Password').fill(account.password)
  await visitor.getByRole('button', { name: 'Login' }).click()
  await dashboard.waitFor()

  await open('account')
  const factor = visitor.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Your present password').fill(account.password)
  await factor.getByRole('button', { name: 'Set up' }).click()
  const secret = (await factor.locator('[data-secret]').textContent())?.replaceAll(' ', '') ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await factor.getByLabel('Code from the app').fill(app.generate({ timestamp: Date.now() - 30_000 }))
  await factor.getByRole('button', { name: 'Confirm' }).click()
  await expect(factor.locator('code')).toHaveCount(10)
  const [first = '', second = ''] = await factor.locator('code').allTextContents()

  const passkeys = visitor.getByRole('region', { name: 'Passkeys' })
  const told = passkeys.getByRole('status')
  await passkeys.getByLabel('Your present password').fill(account.password)
  await passkeys.getByLabel('Name of the passkey').fill('My laptop')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(told).toHaveText('Give the code of your second factor.')
  await passkeys.getByLabel('Code from the app, or a recovery code').fill(first)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(told).toHaveText('The passkey was added, and all other sessions have ended.')
  const row = passkeys.getByRole('row').filter({ hasText: 'My laptop' })
  await expect(row).toContainText('Not yet')

  await logOut(visitor, url)
  await open('login')
  await visitor.getByRole('button', { name: 'Log in with a passkey' }).click()
  await dashboard.waitFor()

  await open('account')
  await expect(row).not.toContainText('Not yet')
  await passkeys.getByLabel('Your present password').fill(account.password)
  await passkeys.getByLabel('Code from the app, or a recovery code').fill(second)
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(told).toHaveText('The passkey was removed, and all other sessions have ended.')
  await expect(row).toHaveCount(0)

  await logOut(visitor, url)
  await open('login')
  await visitor.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(
    visitor.getByText('This passkey did not work. Try again, or log in another way.'),
  ).toBeVisible()
})

async function logOut(page: Page, url: string) {
  const loggedOut = page.waitForResponse(/\/users\/logout/)
  await page.goto(new URL('logout', url).href)
  await loggedOut
}
