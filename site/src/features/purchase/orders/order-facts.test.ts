import { PRODUCT_TYPES } from '@carelane/after-sales'
import { expect, test } from 'vitest'
import { translatorOf } from '@/i18n/translator'
import { orderFacts } from './order-facts'
import type { OwnOrder } from './own-orders'

const REGION = { tag: 'en-NG', timeZone: 'Africa/Lagos' }

const ORDER: OwnOrder = {
  number: 'PONG1234567890',
  state: 'canceled',
  policy: 'invalid',
  productType: 'screenDamageProtection',
  productName: 'Screen Care',
  durationDays: 365,
  name: 'Ada',
  phone: '+234-8031234567',
  imei: '004401022383190',
  model: 'Aster Nova 5',
  total: { amount: 1_250_000, currency: 'NGN' },
  createTime: '2026-11-01T10:00:00Z',
  paidTime: '2026-11-02T10:00:00Z',
  effectiveTime: '2026-11-17T10:00:00Z',
  canceledTime: '2026-11-20T10:00:00Z',
  endTime: '2027-11-17T10:00:00Z',
}

const shown = (order: Partial<OwnOrder>) =>
  Object.fromEntries(
    orderFacts({ ...ORDER, ...order }, translatorOf('en-NG', 'orders'), REGION).map(({ label, value }) => [
      label,
      value,
    ]),
  )

test('an order says all that is known of it, each by its name [3#26]–[3#32]', () => {
  expect(shown({})).toEqual({
    'Order number': 'PONG1234567890',
    'Product type': 'Screen Damage Protection',
    'Product name': 'Screen Care',
    'Warranty duration': '365 days',
    Status: 'Cancelled',
    Policy: 'Policy cancelled',
    'Device model': 'Aster Nova 5',
    IMEI: '004401022383190',
    Name: 'Ada',
    Phone: '+234 8031234567',
    'Total amount': '₦12,500',
    Created: expect.stringMatching(/^1 November 2026/),
    Paid: expect.stringMatching(/^2 November 2026/),
    'Effective from': expect.stringMatching(/^17 November 2026/),
    Cancelled: expect.stringMatching(/^20 November 2026/),
    'End date': expect.stringMatching(/^17 November 2027/),
  })
})

test.each(PRODUCT_TYPES)('the type %s has a name [3#27]', (productType) => {
  expect(shown({ productType })).toHaveProperty('Product type')
})
