import { expect, test } from 'vitest'
import { daysAlike } from './days-alike'

const week = (...hours: string[]) => hours.map((each, at) => ({ day: `day ${at + 1}`, hours: each }))

test('days in a row with the same hours stand in one line', () => {
  expect(daysAlike(week('9–17', '9–17', '9–17', '9–17', '9–12', '9–17', 'closed'))).toEqual([
    { day: 'day 1 – day 4', hours: '9–17' },
    { day: 'day 5', hours: '9–12' },
    { day: 'day 6', hours: '9–17' },
    { day: 'day 7', hours: 'closed' },
  ])
})
