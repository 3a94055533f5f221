import { describe, expect, test } from 'vitest'
import { parseSerial } from './serial'

const ONE = { least: 14, most: 14 }

describe('parseSerial', () => {
  test.each([
    ['TVNGJQKA840040'],
    ['tvngjqka840040'],
    ['  TVNG JQKA 84 00 40\n'],
    ['TVNG-JQKA-840040'],
    ['TVNG–JQKA−840040'],
    ['\u200eTVNGJQKA840040\u200f'],
    ['TVNG/JQKA.840:040'],
    ['ＴＶＮＧＪＱＫＡ８４００４０'],
    ['TVNGJQKA٨٤٠٠٤٠'],
    ['TVNGJQKA৮৪০০৪০'],
  ])('reads %j', (text) => {
    expect(parseSerial(text, ONE)).toEqual({ ok: true, serial: 'TVNGJQKA840040' })
  })

  test.each([
    ['', { reason: 'empty' }],
    [' - \u200e', { reason: 'empty' }],
    ['TVNGJQKA84004', { reason: 'too-short', signs: 13 }],
    ['TVNGJQKA8400400', { reason: 'too-long', signs: 15 }],
    ['A'.repeat(10_000), { reason: 'too-long', signs: 10_000 }],
    ['TVNGJQKA84004😀', { reason: 'other-signs' }],
    ['ТVNGJQKA840040', { reason: 'other-signs' }],
    ['<script>alert(1)</script>', { reason: 'other-signs' }],
    ["TVNGJQKA84'; --", { reason: 'other-signs' }],
    ['رقم التلفاز', { reason: 'other-signs' }],
  ])('refuses %j with its reason', (text, problem) => {
    expect(parseSerial(text, ONE)).toEqual({ ok: false, ...problem })
  })

  test('takes any length between two', () => {
    expect(parseSerial('snx000000000', { least: 12, most: 20 })).toEqual({ ok: true, serial: 'SNX000000000' })
  })
})
