import { expect, test } from 'vitest'
import { writeCsv } from './write-csv'

test('cells with a comma, a quotation mark or a line break are quoted', () => {
  expect(writeCsv([['a', 'b,c', 'say "d"', 'e\nf']])).toBe('\uFEFFa,"b,c","say ""d""","e\nf"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('a spreadsheet does not carry out %j', (text) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
})
