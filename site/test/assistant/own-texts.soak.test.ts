import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedDemo, startAskedDemo } from './asked-demo'
import { unansweredTexts } from './unanswered-texts'

let demo: AskedDemo

beforeAll(async () => {
  demo = await startAskedDemo()
}, 600_000)
afterAll(() => demo.stop())

test('whoever asks for what we have gets a source or a tool', { timeout: 1_200_000 }, async () => {
  const { asked, unanswered } = await unansweredTexts(demo, () => true)
  expect(asked).toBeGreaterThan(1500)
  expect(unanswered).toEqual([])
})
