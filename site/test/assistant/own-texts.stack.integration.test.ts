import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedDemo, startAskedDemo } from './asked-demo'
import { unansweredTexts } from './unanswered-texts'

let demo: AskedDemo

beforeAll(async () => {
  demo = await startAskedDemo()
}, 600_000)
afterAll(() => demo.stop())

const oneInEight = ({ text }: { text: string }) =>
  createHash('sha256').update(`sample ${text}`).digest().readUInt8(0) % 8 === 0

test('whoever asks for what we have gets a source or a tool', { timeout: 600_000 }, async () => {
  const { asked, unanswered } = await unansweredTexts(demo, oneInEight)
  expect(asked).toBeGreaterThan(180)
  expect(unanswered).toEqual([])
})
