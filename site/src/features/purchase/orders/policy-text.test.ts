import { expect, test } from 'vitest'
import { translatorOf } from '@/i18n/translator'
import type { OrderState, PolicyState } from '../order-states'
import type { OwnOrder } from './own-orders'
import { policyText } from './policy-text'

const REGION = { tag: 'en-NG', timeZone: 'Africa/Lagos' } as Parameters<typeof policyText>[2]
const t = translatorOf('en-NG', 'orders')

function order(state: OrderState, policy: PolicyState, times: Partial<OwnOrder> = {}): OwnOrder {
  return {
    ...{ number: 'PONG1', state, policy, productType: 'extendedWarranty', productName: 'Extended Warranty' },
    ...{ createTime: '2026-11-23T10:00:00Z', paidTime: '2026-11-23T10:05:00Z', canceledTime: null },
    ...{ effectiveTime: '2026-12-08T10:05:00Z', endTime: '2027-12-08T10:05:00Z' },
    ...{ durationDays: 365, name: 'Ada', phone: null, imei: null, model: null, total: null },
    ...times,
  }
}

const UNPAID = { paidTime: null, effectiveTime: null, endTime: null }
const NO_DATES = { effectiveTime: null, endTime: null }

test.each([
  ['paid a moment ago', order('paid', 'invalid'), 'Policy valid from 8 December 2026'],
  ['paid, with no date yet', order('paid', 'invalid', NO_DATES), 'Policy not valid yet'],
  ['in effect', order('effective', 'valid'), 'Policy valid until 8 December 2027'],
  ['in effect, for how long is not said', order('effective', 'valid', NO_DATES), 'Policy valid'],
  ['in effect, but not by the service', order('effective', 'invalid'), 'Policy invalid'],
  ['over', order('ended', 'invalid'), 'Policy ended on 8 December 2027'],
  ['over, since when is not said', order('ended', 'invalid', NO_DATES), 'Policy ended'],
  ['cancelled after it was paid', order('canceled', 'invalid'), 'Policy cancelled'],
  ['of a state that is new', order('unknown', 'valid'), 'Policy valid'],
  ['in a word that is new', order('paid', 'unknown'), 'Status not known'],
])('a policy that is %s says so [4#35]', (_, of, text) => {
  expect(policyText(of, t, REGION)).toBe(text)
})

test.each(['created', 'paying', 'failed', 'canceled'] as const)(
  'of what was not paid there is none: %s',
  (state) => {
    expect(policyText(order(state, 'none', UNPAID), t, REGION)).toBeNull()
  },
)
