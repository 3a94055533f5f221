import type { HeldSubmission } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { INTERFACE_TEXTS } from '@carelane/messages/admin'
import { submissionWords } from './submission-words'

const told = (of: Partial<HeldSubmission>) =>
  submissionWords(
    { state: 'waiting', reason: null, ...of } as HeldSubmission,
    (word) => INTERFACE_TEXTS.en?.[word] ?? '',
  )

test.each([
  ['appointment', 'Repair appointment'],
  ['appointment-change', 'Change of an appointment'],
  ['appointment-cancel', 'Cancellation of an appointment'],
  ['pick-up', 'Pick-up of a device'],
  ['pick-up-cancel', 'Cancellation of a pick-up'],
  ['repair-quote-answer', 'Answer to a repair quote'],
  ['appeal', 'Unlock appeal'],
  ['appeal-change', 'Change of an unlock appeal'],
  ['verdict-contest', 'Contest of an answer'],
  ['repair-enquiry', 'Question about a late repair'],
  ['protection-order', 'Protection order'],
  ['protection-cancel', 'Cancellation of a protection order'],
  ['something-later', 'something-later'],
])('%s is named to editors', (kind, name) => {
  expect(told({ kind }).kind).toBe(name)
})

test('an appeal whose person was signed out says what it waits for', () => {
  expect(told({ kind: 'appeal', reason: 'token-invalid' }).reason).toBe(
    'Waits until the visitor signs in again.',
  )
})
