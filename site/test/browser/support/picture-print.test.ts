import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeBetween, MOST_CHANGED, printOf } from './picture-print'

interface Drawn {
  /** Pixels. */
  lower?: number
  ink?: string
  height?: number
}

async function screen({ lower = 0, ink = '#0f1f26', height = 800 }: Drawn = {}): Promise<Buffer> {
  const lines = Array.from(
    { length: 20 },
    (_, line) =>
      `<rect x="16" y="${40 + line * 36 + lower}" width="${200 + line * 5}" height="12" fill="${ink}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const change = async (drawn: Drawn) =>
  changeBetween(await printOf(await screen()), await printOf(await screen(drawn)))

test('what is the same, or of a shade that nobody sees, is no change', async () => {
  expect(await change({})).toBe(0)
  expect(await change({ ink: '#162429' })).toBeLessThanOrEqual(MOST_CHANGED)
})

test('lines that lie lower, other colors and another size are a change', async () => {
  expect(await change({ lower: 6 })).toBeGreaterThan(MOST_CHANGED)
  expect(await change({ ink: '#9fb0b6' })).toBeGreaterThan(MOST_CHANGED)
  expect(await change({ height: 760 })).toBe(1)
})

test('a kept picture is small', async () => {
  expect((await printOf(await screen())).length).toBeLessThan(8_000)
})
