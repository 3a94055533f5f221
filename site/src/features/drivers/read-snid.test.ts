import { expect, test } from 'vitest'
import { readSnid } from './read-snid'

test.each([
  ['SNA510886403915', 'SNA510886403915'],
  [' sna5 1088-6403 915 ', 'SNA510886403915'],
  ['SNA٥١٠٨٨٦٤٠٣٩١٥', 'SNA510886403915'],
  ['SNA৫১০৮৮৬৪০৩৯১৫', 'SNA510886403915'],
  ['ＳＮＡ５１０８８６４０３９１５', 'SNA510886403915'],
  ['\u200eSNA510886403915\u200f', 'SNA510886403915'],
  ['A'.repeat(12), 'A'.repeat(12)],
  ['1'.repeat(20), '1'.repeat(20)],
])('%j is read as %s', (typed, snid) => {
  expect(readSnid(typed)).toEqual({ ok: true, snid })
})

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['A'.repeat(11), 'wrong'],
  ['A'.repeat(21), 'wrong'],
  ['SNA51088640391É', 'wrong'],
  ['SNA510886403915💻', 'wrong'],
  ['<b>SNA510886403915</b>', 'wrong'],
  ["SNA510886403915' OR '1'='1", 'wrong'],
  ['A'.repeat(10_000), 'wrong'],
] as const)('%j is %s', (typed, reason) => {
  expect(readSnid(typed)).toEqual({ ok: false, reason })
})
