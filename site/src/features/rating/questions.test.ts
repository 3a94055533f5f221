import { getMessages } from '@carelane/messages'
import { expect, test } from 'vitest'
import { REASONS, STARS } from './questions'

const { stars, tags } = getMessages('en').rating

test('one to five stars are said in the words of the specification [9#24]', () => {
  expect(STARS.map((star) => stars[star])).toEqual([
    'Very Dissatisfied',
    'Dissatisfied',
    'Neutral',
    'Satisfied',
    'Very Satisfied',
  ])
})

test.each([
  ['environment', ['Dirty', 'Hard to find', 'Dilapidated']],
  ['attitude', ['Unprofessional', 'Poor attitude', 'Unkempt', 'Asking for tips']],
  [
    'repair',
    [
      'Lack of parts',
      'Long repair time',
      'Long Queue Time',
      'Poor maintenance',
      'High price',
      'Easy product failure',
    ],
  ],
  ['recommend', ['Service Experience', 'Product performance', 'Repair Quality', 'Repair Time']],
] as const)('reasons about %s are those of the specification [9#27]–[9#30]', (group, words) => {
  expect(REASONS[group].map((reason) => tags[reason])).toEqual(words)
})
