import { expect, test } from 'vitest'
import { LONGEST_KNOWN_FAULT } from '@/forms/known-repair'
import { faultText } from './fault-text'

const given = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => ({ step: { text: `${word} ${at}?` }, answer: 'No' }))

test('tells what is wrong and what was tried', () => {
  expect(faultText('My phone doesn’t charge', given(2, 'Cable'))).toBe(
    'My phone doesn’t charge\nCable 0? No\nCable 1? No',
  )
  expect(faultText('My phone doesn’t charge', [])).toBe('My phone doesn’t charge')
})

test('keeps the last answers where a cookie could not hold all', () => {
  const text = faultText('ဖုန်း', given(60, 'ကြိုးဖြင့် အားဝင်ပါသလား'))
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LONGEST_KNOWN_FAULT)
  expect(text).toMatch(/^ဖုန်း\n/)
  expect(text).toMatch(/ 59\? No$/)
})
