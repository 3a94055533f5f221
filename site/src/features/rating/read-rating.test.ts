import { describe, expect, test } from 'vitest'
import { LONGEST_COMMENT } from './limits'
import { readRating } from './read-rating'

const GOOD = {
  environment: '5',
  attitude: '4',
  efficiency: '3',
  quality: '5',
  overall: '4',
  recommend: '10',
  repairTime: 'on',
}
const fieldsWrong = (typed: Record<string, string>) => {
  const read = readRating(typed)
  return read.ok ? [] : read.problems.map(({ field }) => field)
}

test('a rating as the contract has it [3#38]-[3#42]', () => {
  expect(readRating({ ...GOOD, qualityComment: ' As new. ', suggestion: '   ' })).toEqual({
    ok: true,
    rated: {
      environment: 5,
      attitude: 4,
      efficiency: 3,
      quality: 5,
      overall: 4,
      recommend: 10,
      reasons: ['repairTime'],
      qualityComment: 'As new.',
    },
  })
})

test('signs that no text has do not come along: the service could never take the rating', () => {
  const typed = { ...GOOD, qualityComment: 'Good\u0000 work.\r\nශ්‍රී 👩‍🔧\u0007', suggestion: '\u0000' }
  const read = readRating(typed)
  expect(read.ok && read.rated.qualityComment).toBe('Good work.\nශ්‍රී 👩‍🔧')
  expect(read.ok && read.rated.suggestion).toBeUndefined()
})

test('an empty form is wrong in each place that has to be answered [5#21]-[5#24]', () => {
  expect(fieldsWrong({})).toEqual([
    'environment',
    'attitude',
    'efficiency',
    'quality',
    'overall',
    'recommend',
    'reasons-recommend',
  ])
})

describe('reasons fit the scores', () => {
  test.each([
    { stars: { environment: '2' }, asked: 'environment', reason: 'dirty' },
    { stars: { attitude: '1' }, asked: 'attitude', reason: 'unkempt' },
    { stars: { efficiency: '2' }, asked: 'repair', reason: 'longQueueTime' },
    { stars: { quality: '1' }, asked: 'repair', reason: 'easyProductFailure' },
  ])('$stars asks for one of $asked [5#23]', ({ stars, asked, reason }) => {
    const typed = { ...GOOD, ...stars }
    expect(fieldsWrong(typed)).toEqual([`reasons-${asked}`])
    expect(readRating({ ...typed, [reason]: 'on' })).toMatchObject({
      rated: { reasons: [reason, 'repairTime'] },
    })
  })

  test('and one that the scores do not ask for is not sent: nobody sees it any more', () => {
    expect(readRating({ ...GOOD, dirty: 'on' })).toMatchObject({ rated: { reasons: ['repairTime'] } })
    expect(fieldsWrong({ ...GOOD, environment: '3', overall: '1' })).toEqual([])
  })
})

test.each<Record<string, string>>([
  { environment: '0' },
  { attitude: '6' },
  { quality: '4.5' },
  { overall: 'five' },
  { recommend: '11' },
  { recommend: '-1' },
  { suggestion: 'x'.repeat(LONGEST_COMMENT + 1) },
  { qualityComment: 'x'.repeat(LONGEST_COMMENT + 1) },
])('%o is not taken', (typed) => {
  expect(fieldsWrong({ ...GOOD, ...typed })).toEqual(Object.keys(typed))
})
