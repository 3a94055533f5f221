import { expect, test } from 'vitest'
import { guessability } from './guessability'

const ACCOUNT = ['Ada Lovelace', 'ada.lovelace@example.com']

test.each([
  'password1234',
  'P@ssword2026',
  'qwertyuiop12',
  'aaaaaaaaaaaa',
  '123456789012',
  'Welcome12345',
  'Administrator1!',
  'Passw0rd!Passw0rd!',
  'bonjour12345',
])('%s is common', (password) => {
  expect(guessability(password, ACCOUNT)).toBe('common')
})

test.each([
  'ada.lovelace@example.com',
  'AdaLovelace2026!',
  'ada.lovelace1815',
  'ecalevol-ada1',
  'Lovelace12345',
  'Carelane2026!',
])('%s is made of what is known of the account', (password) => {
  expect(guessability(password, ACCOUNT)).toBe('own')
})

test.each([
  'correct horse battery staple',
  '%;)/?[&~(]!{',
  'x7$kQ9!mLp2z',
  'une girafe boit du thé vert',
  'Lovelace eats nine purple tulips',
])('%s is good', (password) => {
  expect(guessability(password, ACCOUNT)).toBe('good')
})

test('a password as long as a form allows is judged within seconds', () => {
  const before = performance.now()
  expect(guessability('!Fk6[&Kp;`+Pu@e0UzEj5Z%Jo:_*Ot'.repeat(400), ACCOUNT)).toBe('good')
  expect(performance.now() - before).toBeLessThan(5000)
})
