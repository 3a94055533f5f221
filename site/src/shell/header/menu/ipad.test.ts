import { expect, test } from 'vitest'
import { isIPad } from './ipad'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Safari/537.36'

test('an iPad is known by its name, or as a Mac with a touch screen', () => {
  expect(isIPad({ userAgent: IPAD, maxTouchPoints: 5 })).toBe(true)
  expect(isIPad({ userAgent: MAC, maxTouchPoints: 5 })).toBe(true)
  expect(isIPad({ userAgent: MAC, maxTouchPoints: 0 })).toBe(false)
  expect(isIPad({ userAgent: TABLET, maxTouchPoints: 10 })).toBe(false)
})
