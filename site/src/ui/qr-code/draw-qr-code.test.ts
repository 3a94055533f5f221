import jsQr from 'jsqr'
import { expect, test } from 'vitest'
import { drawQrCode } from './draw-qr-code'

const PIXELS_A_MODULE = 4

/** By another library than the encoder's. */
function scanned(svg: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const side = size * PIXELS_A_MODULE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const [, dark = ''] = /<path d="([^"]+)"/.exec(svg) ?? []
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < PIXELS_A_MODULE; row++) {
      const start = (Number(y) * PIXELS_A_MODULE + row) * side + Number(x) * PIXELS_A_MODULE
      for (let at = 0; at < Number(length) * PIXELS_A_MODULE; at++)
        pixels.fill(0, (start + at) * 4, (start + at) * 4 + 3)
    }
  }
  return jsQr(pixels, side, side)?.data
}

test.each(['https://app.carelane.example/', 'https://app.in.carelane.example/?from=footer&x=%E0%A4%B9'])(
  'the code of %s is read back as it was written [2.3#21]',
  (address) => {
    expect(scanned(drawQrCode(address))).toBe(address)
  },
)

test('the picture is small, and white around the code', () => {
  const svg = drawQrCode('https://app.carelane.example/')
  expect(svg.length).toBeLessThan(6000)
  expect(svg).not.toMatch(/zM[0-3] \d+h/)
})
