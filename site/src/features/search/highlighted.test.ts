import { expect, test } from 'vitest'
import { highlighted } from './highlighted'

const marked = (text: string, ...highlights: [number, number][]) =>
  highlighted(
    text,
    highlights.map(([start, end]) => ({ start, end })),
  )
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('')

test('a text is cut where its highlights begin and end', () => {
  expect(marked('Save the battery')).toBe('Save the battery')
  expect(marked('Save the battery', [9, 16])).toBe('Save the [battery]')
  expect(marked('Save the battery', [9, 16], [0, 4])).toBe('[Save] the [battery]')
  expect(marked('', [0, 1])).toBe('')
})

test('highlights that overlap or lie outside leave the text whole', () => {
  expect(marked('battery', [0, 4], [2, 7])).toBe('[batt]ery')
  expect(marked('battery', [3, 99], [5, 5])).toBe('battery')
})
