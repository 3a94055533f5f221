import { expect, test } from 'vitest'
import { countriesDialled, nationalDigits, phoneForms } from './phone-forms'

test.each([
  ['0802 123 1231', 'ng'],
  ['802-123-1231', 'ng'],
  ['2348021231231', 'ng'],
  ['+234-8021231231', 'ng'],
  ['00234 802 123 1231', 'ng'],
  ['+234 (0) 802 123 1231', 'ng'],
  ['(0802) 123 1231', 'ng'],
  ['+234 802 123 1231', 'ke'],
] as const)('%s in %s is dialled as one number', (text, country) => {
  expect(phoneForms(text, country)).toContain('+2348021231231')
  expect(nationalDigits(text, country)).toBe('8021231231')
})

test('the trunk digit of a country is its own', () => {
  expect(phoneForms('8 912 345-67-89', 'ru')).toContain('+79123456789')
})

test('a number at home is never one of another country', () => {
  expect(phoneForms('0802 123 1231', 'ke')).not.toContain('+2348021231231')
})

test('a short number stays as it stands', () => {
  expect(phoneForms('16277', 'eg')).toContain('16277')
})

test('the countries of a number are those whose code it begins with', () => {
  expect(countriesDialled(['+2348021231231'])).toEqual(['ng'])
  expect(countriesDialled(['+79123456789'])).toContain('ru')
})
