import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addAccount, PASSWORD } from '../support/accounts'
import { startBuiltCms, type TestCms } from '../support/start-cms'

const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ),
})

let cms: TestCms
let own: { id: number; email: string }
let headers: Record<string, string>

beforeAll(async () => {
  cms = await startBuiltCms('passwords')
  own = await addAccount(cms.payload, 'administrator')
  headers = { 'content-type': 'application/json', ...(await cms.logIn(own.email, PASSWORD)) }
})

afterAll(() => cms.stop())

async function choose(password: string, more: Record<string, string> = {}) {
  const body = JSON.stringify({ password, presentPassword: PASSWORD })
  return cms.rest(`/users/${own.id}`, { method: 'PATCH', headers: { ...headers, ...more }, body })
}

async function reasonAt(answer: Response) {
  expect(answer.status).toBe(400)
  const [error] = refused.parse(await answer.json()).errors
  // The admin shows this one when it has closed the part of the form with the password.
  expect(error?.message).toBe(error?.data.errors[0]?.message)
  return error?.data.errors
}

test('password1234 is refused, with the reason at the field', async () => {
  expect(await reasonAt(await choose('password1234'))).toEqual([
    {
      path: 'password',
      message:
        'This password is easy to guess. Choose several words that do not belong together, or random characters.',
    },
  ])
})

test('a password made of the name that the account has already is refused, in the editor’s language', async () => {
  expect(await reasonAt(await choose('administrator-2026', { 'accept-language': 'fr' }))).toEqual([
    {
      path: 'password',
      message: 'Ce mot de passe reprend le nom ou l’adresse e-mail du compte. Choisissez-en un autre.',
    },
  ])
})

test('a new account may not have one that is made of its own address', async () => {
  const body = JSON.stringify({
    email: 'ada.lovelace@example.com',
    name: 'Ada Lovelace',
    role: 'read-only',
    password: 'ada.lovelace1815',
    presentPassword: PASSWORD,
  })
  const answer = await cms.rest('/users', { method: 'POST', headers, body })
  expect(await reasonAt(answer)).toMatchObject([{ path: 'password' }])
  expect((await cms.payload.count({ collection: 'users' })).totalDocs).toBe(1)
})

test('several words that do not belong together are accepted', async () => {
  expect((await choose('seven violet ferries sing')).status).toBe(200)
})
