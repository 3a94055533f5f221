import { expect, test } from 'vitest'
import { linesOf, parseNumberRange } from './recalls'

test.each([
  ['35012345*', { prefix: '35012345' }],
  [' ab12 cd* ', { prefix: 'AB12CD' }],
  ['350123450000000 – 350123459999999', { from: '350123450000000', to: '350123459999999' }],
  ['sn000100-sn000199', { from: 'SN000100', to: 'SN000199' }],
  ['35-', null],
  ['350123450000009', { from: '350123450000009', to: '350123450000009' }],
  ['350123459999999 – 350123450000000', null],
  ['SN100 – SN000199', null],
  ['1*', null],
  ['*', null],
  ['some of them', null],
  ['350123 – 350124 – 350125', null],
])('the line “%s” names %j', (line, range) => {
  expect(parseNumberRange(line)).toEqual(range)
})

test('empty lines name nothing', () => {
  expect(linesOf(' Nova 5 \n\n Nova 6\n')).toEqual(['Nova 5', 'Nova 6'])
  expect(linesOf(null)).toEqual([])
})
