import { COUNTRY_CODES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { exampleOrderNumber, readOrderNumber } from './order-number'

test.each([
  'WONG1443700968',
  'wong 1443-700-968',
  ' WO/NG/1443700968 ',
  'WONG١٤٤٣٧٠٠٩٦٨',
  'WONG১৪৪৩৭০০৯৬৮',
  'ＷＯＮＧ１４４３７００９６８',
  '\u200eWONG1443700968\u200f',
])('%j is a work order number', (typed) => {
  expect(readOrderNumber(typed)).toEqual({ ok: true, orderNumber: 'WONG1443700968' })
})

describe('what is none', () => {
  test.each(['', '   ', '\u200b'])('%j is nothing', (typed) => {
    expect(readOrderNumber(typed)).toEqual({ ok: false, reason: 'orderEmpty' })
  })

  test.each(['+234 802 123 1231', '08021231231', '٠٨٠٢١٢٣١٢٣١'])('%j looks like a phone', (typed) => {
    expect(readOrderNumber(typed)).toEqual({ ok: false, reason: 'orderIsPhone' })
  })

  test.each([
    'WONG144370096',
    'WONG14437009688',
    'WO1443700968',
    'W0NG1443700968',
    '📦',
    '<script>alert(1)</script>',
    "WONG1443700968' OR '1'='1",
  ])('%j has another form', (typed) => {
    expect(readOrderNumber(typed)).toEqual({ ok: false, reason: 'orderForm' })
  })

  test('10,000 characters have another form', () => {
    expect(readOrderNumber('x'.repeat(10_000))).toEqual({ ok: false, reason: 'orderForm' })
  })
})

test('each country has an example of its own, which can be read', () => {
  for (const country of COUNTRY_CODES) {
    const example = exampleOrderNumber(country)
    expect(readOrderNumber(example)).toEqual({ ok: true, orderNumber: example })
    if (country !== 'global') expect(example).toBe(`WO${country.toUpperCase()}1234567890`)
  }
})
