import { COUNTRY_CODES } from '@carelane/countries'
import { expect, test } from 'vitest'
import { lastDayToWithdraw } from './withdrawal'

test.each([
  ['a Monday', '2026-11-02', '2026-11-16'],
  ['a Friday', '2026-11-06', '2026-11-20'],
  ['a Saturday, whose fortnight ends on the Monday after', '2026-11-07', '2026-11-23'],
  ['a Sunday', '2026-11-08', '2026-11-23'],
  ['the end of a year', '2026-12-21', '2027-01-04'],
])('fourteen days after %s', (_, concludedOn, last) => {
  for (const country of ['es', 'pl'] as const) expect(lastDayToWithdraw(country, concludedOn)).toBe(last)
})

test('there is no such function elsewhere, whatever else the law gives', () => {
  const others = COUNTRY_CODES.filter((country) => country !== 'es' && country !== 'pl')
  expect(others.filter((country) => lastDayToWithdraw(country, '2026-11-02') !== null)).toEqual([])
})
