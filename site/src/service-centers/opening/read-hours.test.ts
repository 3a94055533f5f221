import { describe, expect, test } from 'vitest'
import { readHours, weekOf } from './read-hours'

describe('the hours of a day', () => {
  test.each([
    ['09:00-18:00', [[540, 1080]]],
    ['9:00 – 18:30', [[540, 1110]]],
    [
      '09:00-12:30, 13:30-18:00',
      [
        [540, 750],
        [810, 1080],
      ],
    ],
    ['12:00-00:30', [[720, 1470]]],
    ['00:00-24:00', [[0, 1440]]],
    ['00:00-00:00', [[0, 1440]]],
  ])('%s', (wire, ranges) => expect(readHours(wire)).toEqual({ kind: 'open', ranges }))

  test.each(['closed', 'Closed', ' CLOSED '])('%j is a day of rest', (wire) =>
    expect(readHours(wire)).toEqual({ kind: 'closed' }),
  )

  test.each([null, '', '  '])('%j says nothing', (wire) => expect(readHours(wire)).toBeNull())

  test.each(['by appointment', '25:00-26:00', '09:00-18:75', '09:00', '09:00-12:00,noon', '09:00-24:30'])(
    '%j is shown as it is',
    (wire) => expect(readHours(wire)).toEqual({ kind: 'text', text: wire }),
  )
})

test('a day that says nothing of its own has the weekday hours [2.4#20]', () => {
  const nothing = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null }
  const week = weekOf({ ...nothing, saturday: '10:00-14:00', sunday: 'closed', weekday: '09:00-18:00' })
  expect(week.monday).toEqual({ kind: 'open', ranges: [[540, 1080]] })
  expect(week.saturday).toEqual({ kind: 'open', ranges: [[600, 840]] })
  expect(week.sunday).toEqual({ kind: 'closed' })
})
