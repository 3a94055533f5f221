import { afterEach, expect, test } from 'vitest'
import { forgetInTab, keepInTab, namesInTab, recallInTab } from './tab-storage'

function browserWith(get: () => object) {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get })
}
afterEach(() => browserWith(() => ({})))

test('a browser that refuses to be asked keeps nothing, and nothing breaks', () => {
  browserWith(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(keepInTab('a form', 'name=Ada')).toBe(false)
  expect(recallInTab('a form')).toBeNull()
  expect(namesInTab()).toEqual([])
  expect(() => forgetInTab('a form')).not.toThrow()
})

test('a full one says that it does not keep more, and still has what it kept', () => {
  browserWith(() => ({
    getItem: () => 'name=Ada',
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }))
  expect(keepInTab('a form', 'a photo')).toBe(false)
  expect(recallInTab('a form')).toBe('name=Ada')
})
