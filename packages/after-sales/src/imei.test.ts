import { describe, expect, test } from 'vitest'
import { parseImei } from './imei'

const IMEI = '490154203237518'

const inDigitsOf = (system: string) =>
  new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(BigInt(IMEI))

describe('parseImei', () => {
  test.each([
    ['as it is', IMEI],
    ['spaces', ' 49 015420 323751 8 '],
    ['dashes', '49-015420-323751-8'],
    ['dots and strokes', '49.015420/323751.8'],
    ['other dashes and spaces', '49\u2013015420\u2011323751\u22128\u00a0'],
    ['marks of direction that copied text carries', '\u200f\u2067490154203237518\u2069\ufeff'],
    ['line ends', '490154203237\r\n518'],
    ['full-width digits', '４９０１５４２０３２３７５１８'],
    ['scripts mixed', '٤٩٠154203237518'],
    ['leading zeros', '001017500000016'],
  ])('accepts %s', (_, text) => {
    const imei = text.includes('001017') ? '001017500000016' : IMEI
    expect(parseImei(text)).toEqual({ ok: true, imei })
  })

  test.each([
    'arab',
    'arabext',
    'beng',
    'deva',
    'mymr',
    'mymrshan',
    'thai',
    'khmr',
    'laoo',
    'mathmono',
    'lanatham',
  ])('accepts the digits %s', (system) => {
    expect(inDigitsOf(system)).not.toBe(IMEI)
    expect(parseImei(inDigitsOf(system))).toEqual({ ok: true, imei: IMEI })
  })

  test.each([
    ['', { reason: 'empty' }],
    [' \u200f - ', { reason: 'empty' }],
    ['abc', { reason: 'not-digits' }],
    ['49015420323751O', { reason: 'not-digits' }],
    ['IMEI 490154203237518', { reason: 'not-digits' }],
    ['📱'.repeat(5), { reason: 'not-digits' }],
    ['<script>alert(1)</script>', { reason: 'not-digits' }],
    ["1' OR '1'='1", { reason: 'not-digits' }],
    ['490154203237518½', { reason: 'not-digits' }],
    ['1', { reason: 'too-short', digits: 1 }],
    ['49015420323751', { reason: 'too-short', digits: 14 }],
    ['4901542032375180', { reason: 'too-long', digits: 16 }],
    ['49-015420-323751-80', { reason: 'too-long', digits: 16 }],
    ['49015420323751801', { reason: 'too-long', digits: 17 }],
    ['1'.repeat(10_000), { reason: 'too-long', digits: 10_000 }],
    ['490154203237519', { reason: 'check-digit' }],
    ['940154203237518', { reason: 'check-digit' }],
  ])('refuses %j', (text, problem) => {
    expect(parseImei(text)).toEqual({ ok: false, ...problem })
  })

  test('finds every single wrong digit', () => {
    for (const at of Array(IMEI.length).keys()) {
      const wrong = IMEI.slice(0, at) + ((Number(IMEI[at]) + 4) % 10) + IMEI.slice(at + 1)
      expect(parseImei(wrong)).toEqual({ ok: false, reason: 'check-digit' })
    }
  })
})
