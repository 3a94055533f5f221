import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { VERDICTS, verdictOf } from './verdicts'

const { verdict, next } = getMessages('en').warranty

describe('each outcome of a check', () => {
  test.each([
    ['in-warranty', 'good', 'In Warranty'],
    ['out-of-warranty', 'bad', 'Out of Warranty'],
    ['not-found', 'bad', 'The IMEI does not exist, please check and try again'],
    [
      'other-country',
      'bad',
      'This phone is shipped from other countries, it is out of warranty in this country',
    ],
    ['contact-dealer', 'wait', 'Please contact the sales dealer'],
    [
      'check-where-bought',
      'wait',
      'Please check the warranty in the country where you bought the phone, or turn off VPN',
    ],
    ['activation-in-progress', 'wait', 'Device activation is in progress'],
    ['inactive', 'wait', 'Inactive, please check if the IMEI is correct'],
    ['deactivated', 'bad', 'Deactivated, please check if the IMEI is correct'],
  ] as const)('%s is said in the words of the specification', (kind, tone, words) => {
    const found = verdictOf(kind)
    expect({ tone: found.tone, words: verdict[found.words] }).toEqual({ tone, words })
  })

  test.each(Object.entries(VERDICTS))('%s says what to do next', (_kind, { next: step }) => {
    expect(next[step].length).toBeGreaterThan(20)
  })
})
