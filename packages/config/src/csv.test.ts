import { expect, test } from 'vitest'
import { csvRows } from './csv'

test('cells with a comma, a quotation mark or a line break are quoted', () => {
  expect(csvRows([['a', 'b,c', 'say "d"', 'e\nf']])).toBe('a,"b,c","say ""d""","e\nf"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\tx'])('a spreadsheet does not carry out %j', (text) => {
  expect(csvRows([[text]])).toBe(`'${text}\r\n`)
})
