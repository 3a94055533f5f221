import { describe, expect, test } from 'vitest'
import { encodeUser, NOBODY, readStoredUser } from './stored-user'

const ORIGIN = 'https://service.example'
const stored = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url')
const read = (data: unknown) => readStoredUser(stored(data), ORIGIN)

test('shows the phone, else the email, else the userName [2.3#3]', () => {
  const all = { phone: '+234-8031234567', email: 'a@b.example', userName: 'sun', nickName: 'x' }
  expect(read(all).name).toBe('+234-8031234567')
  expect(read({ ...all, phone: '' }).name).toBe('a@b.example')
  expect(read({ ...all, phone: null, email: ' ' }).name).toBe('sun')
  expect(read({ nickName: 'somebody' }).name).toBeNull()
})

test('names outside of Latin letters are read whole', () => {
  expect(read({ userName: 'সূর্য 🌞' }).name).toBe('সূর্য 🌞')
})

test('who has a phone property is logged in [4#2]', () => {
  expect(read({ phone: '+2348031234567' }).isLoggedIn).toBe(true)
  expect(read({ phone: '', email: 'a@b.example' }).isLoggedIn).toBe(true)
  expect(read({ email: 'a@b.example' }).isLoggedIn).toBe(false)
})

test('the avatar is shown if its address is longer than 10 characters [5#7], [5#8], and of our own host', () => {
  const avatar = (avatarUrl: unknown) => read({ phone: '+2348031234567', avatarUrl }).avatar
  expect(avatar('/media/me.webp')).toBe(`${ORIGIN}/media/me.webp`)
  expect(avatar(`${ORIGIN}/a`)).toBe(`${ORIGIN}/a`)
  for (const none of [
    '',
    '/media/a.a',
    null,
    7,
    'https://elsewhere.example/me.webp',
    'javascript:alert(1)',
  ]) {
    expect(avatar(none), String(none)).toBeNull()
  }
})

test('what is stored is base64url of JSON, and is read again [3#3]', () => {
  const user = { phone: '', userName: 'সূর্য 🌞?>', u: '1' }
  expect(encodeUser(user)).toMatch(/^[\w-]+$/)
  expect(encodeUser(user)).toBe(stored(user))
  expect(readStoredUser(encodeUser(user), ORIGIN).name).toBe(user.userName)
})

describe('what is not as agreed is nobody', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['ten characters [4#1], [5#6]', 'eyJwIjoxfQ'],
    ['no base64', '%%%%%%%%%%%%%%'],
    ['no JSON', Buffer.from('phone=123456789').toString('base64url')],
    ['half of it', stored({ phone: '+2348031234567' }).slice(0, 15)],
    ['a text', stored('a text that is long')],
    ['null in blanks', Buffer.from('        null        ').toString('base64url')],
    ['names of the prototype', stored(JSON.parse('{"__proto__":{"phone":"+2348031234567"}}'))],
  ])('%s', (_, text) => expect(readStoredUser(text, ORIGIN)).toEqual(NOBODY))
})
