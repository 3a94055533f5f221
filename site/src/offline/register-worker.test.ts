import { expect, test } from 'vitest'
import { REGISTER_WORKER } from './register-worker'

test('the script in each page is small, and one that a policy can name', () => {
  expect(REGISTER_WORKER.length).toBeLessThan(300)
  expect(REGISTER_WORKER).not.toMatch(/<\/script|\n/)
})
