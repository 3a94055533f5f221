import { expect, test } from 'vitest'
import { tellingWords } from './telling-words'

test.each([
  ['the swollen battery of zzqq', ['swollen', 'battery', 'zzqq']],
  ['battery', []],
  ['battery 356938035643809', []],
  ['screen of my phone screen', ['screen', 'phone']],
  ['', []],
])('of “%s” the words that may find something are %j', (question, words) => {
  expect(tellingWords(question)).toEqual(words)
})
