import { expect, test } from 'vitest'
import { isCut } from './proportions'

test('a picture of the form of its place is shown whole, whatever its size', () => {
  expect(isCut('pictureNarrow', { width: 720, height: 200 })).toBe(false)
  expect(isCut('pictureNarrow', { width: 1440, height: 401 })).toBe(false)
  expect(isCut('pictureWide', { width: 2240, height: 240 })).toBe(false)
})

test('one of another form is cut', () => {
  expect(isCut('pictureNarrow', { width: 640, height: 400 })).toBe(true)
  expect(isCut('pictureWide', { width: 720, height: 200 })).toBe(true)
})
