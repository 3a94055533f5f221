import { expect, test } from 'vitest'
import { OTHER_STATES } from './other-states'
import { SCREENS } from './screens'
import { sampleOf, WHOLE, wholeOf } from './looks'

const nameOf = ({ html, width }: { html: string; width: number }) => `${html} ${width}`

test('the whole matrix is three languages at four widths, each once', () => {
  expect(new Set(WHOLE.map(nameOf)).size).toBe(12)
  expect(WHOLE).toHaveLength(12)
})

test('a screen is looked at in the sections that have it', () => {
  expect(new Set(wholeOf({ without: ['th'] }).map(({ section }) => section))).toEqual(new Set(['ng', 'sa']))
})

test('a sample has each screen once, and every language at every width evenly', () => {
  const screens = [...SCREENS, ...OTHER_STATES]
  const sample = screens.map((screen, place) => sampleOf(screen, place))
  expect(sample.every(({ length }) => length === 1)).toBe(true)
  const counts = new Map<string, number>()
  for (const look of sample.flat()) counts.set(nameOf(look), (counts.get(nameOf(look)) ?? 0) + 1)
  expect(counts.size).toBe(12)
  for (const count of counts.values())
    expect(Math.abs(count - screens.length / WHOLE.length)).toBeLessThanOrEqual(2)
})
