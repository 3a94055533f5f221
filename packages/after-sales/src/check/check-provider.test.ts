import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkProvider } from './check-provider'

const PROFILE = { accountId: 7, userName: 'sun', phone: null, avatarUrl: '', email: '', openId: 'o' }

const asked: unknown[] = []
let answer: unknown

const server = createServer((request, response) => {
  const { authorization, 'app-id': app, 'client-id': client } = request.headers
  asked.push([request.url, authorization, app, client])
  response.end(JSON.stringify(answer))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const check = async (answered: unknown) => {
  answer = answered
  const loginUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const who = { clientId: 'client', appId: 'app', brandId: 'acme' }
  const { isGood, lines } = await checkProvider({ loginUrl, ...who }, 'token-1')
  return { isGood, lines: lines.map((line) => line.replace(/\d+ ms$/, 'N ms')) }
}

test('a provider whose profile is as agreed meets the contract, asked with the three headers [7#46]', async () => {
  expect(await check({ status: 200, result: PROFILE })).toEqual({
    isGood: true,
    lines: ['meets      GET   /sdk/account/get-profile  N ms'],
  })
  expect(asked).toEqual([['/sdk/account/get-profile', 'token-1', 'app', 'client']])
})

test.each([
  [{ status: 200, result: { ...PROFILE, openId: undefined } }, /^ +result\.openId: /],
  [{ status: 50_008 }, /^ +The provider answered with status 50008$/],
  ['nonsense', /^ +result: expected object/],
])('another one is told what is wrong: %j', async (answered, says) => {
  const { isGood, lines } = await check(answered)
  expect(isGood).toBe(false)
  expect(lines[0]).toMatch(/^differs/)
  expect(lines[1]).toMatch(says)
})
