import { expect, test } from 'vitest'
import { nextHidden } from './hides-on-scroll'

test('hides when scrolling down past 80 pixels [2.3#5]', () => {
  expect(nextHidden(0, 80, false)).toBe(false)
  expect(nextHidden(80, 81, false)).toBe(true)
})

test('shows again when scrolling up, wherever on the page', () => {
  expect(nextHidden(2000, 1999, true)).toBe(false)
})

test('stays as it is when nothing moved', () => {
  expect(nextHidden(500, 500, true)).toBe(true)
})
