import { expect, test } from 'vitest'
import { LONGEST } from './contest-fields'
import { readContest } from './read-contest'

const TODAY = '2026-11-27'
const GOOD = {
  boughtOn: '2026-03-14',
  shop: ' Wuse Market ',
  name: 'Amina',
  region: 'NG',
  phone: '8021234567',
  note: '  ',
}
const wrong = (typed: Record<string, string>) => {
  const read = readContest({ ...GOOD, ...typed }, TODAY)
  return read.ok
    ? []
    : read.problems.map(({ field, why }) => [field, typeof why === 'object' ? why.reason : why])
}

test('a contest as the contract has it', () => {
  expect(readContest(GOOD, TODAY)).toEqual({
    ok: true,
    entered: { boughtOn: '2026-03-14', shop: 'Wuse Market', name: 'Amina', phone: '+234-8021234567' },
  })
})

test('an empty form is wrong in each place that has to be filled in', () => {
  const read = readContest({}, TODAY)
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
    'boughtOn',
    'shop',
    'name',
    'phone',
  ])
})

test.each([
  [{ boughtOn: '2026-11-28' }, 'boughtOn', 'future'],
  [{ boughtOn: '2026-02-30' }, 'boughtOn', 'missing'],
  [{ note: 'x'.repeat(LONGEST.note + 1) }, 'note', 'long'],
  [{ region: '' }, 'region', 'phoneNoCode'],
])('%o is not taken', (typed, field, why) => {
  expect(wrong(typed)).toEqual([[field, why]])
})

test('the day of today is taken, in the digits of any script', () => {
  expect(wrong({ boughtOn: TODAY })).toEqual([])
  expect(readContest({ ...GOOD, boughtOn: '٢٠٢٦-٠٣-١٤' }, TODAY)).toMatchObject({
    entered: { boughtOn: '2026-03-14' },
  })
})
