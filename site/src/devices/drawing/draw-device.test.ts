import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DEVICES, findDevice } from '../catalogue/find-device'
import { drawDevice } from './draw-device'

const MOST_BYTES = 1_500

test.each(Object.entries(DEVICES))(
  '%s is drawn whole, in few bytes, and without style or script',
  (_, device) => {
    const drawing = drawDevice(device)
    expect(gzipSync(drawing).length).toBeLessThan(MOST_BYTES)
    expect(drawing).not.toMatch(/NaN|undefined|<style|<script|href|style=/)
    for (const [, id] of drawing.matchAll(/url\(#(\w)\)/g)) expect(drawing).toContain(`id="${id}"`)
  },
)

test('no two phones of the catalogue look the same', () => {
  const drawings = Object.values(DEVICES).map(drawDevice)
  const phones = new Set(drawings.slice(0, 27))
  expect(phones.size).toBe(27)
})

test.each([
  ['Aster Nova 5 Pro', '', DEVICES['aster nova 5 pro']],
  ['Birch Tab 9', '', findDevice('', 'Tablet')],
  ['Birch 7', 'TV', findDevice('', 'Television')],
  ['Birch 7', 'Home Appliance', findDevice('washing machine')],
  ['هاتف', '', findDevice('', 'Mobile Phone')],
  ['constructor', '', findDevice('', 'Mobile Phone')],
])('%s of %j has its own drawing, or that of its kind', (model, product, device) => {
  expect(findDevice(model, product)).toBe(device)
})
