import { expect, test, vi } from 'vitest'
import { wantsLessData } from './less-data'

vi.stubEnv('SITE_URL', 'http://localhost:3000')

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'data-light=on' }, true],
  [{ cookie: 'a=b; data-light=on; c=d' }, true],
  [{ cookie: 'data-light=off', 'save-data': 'on' }, false],
  [{ cookie: 'not-data-light=on' }, false],
  [{ cookie: 'data-light=', 'save-data': 'on' }, false],
])('%j asks for light pages: %s', (headers, expected) => {
  expect(wantsLessData(headers)).toBe(expected)
})
