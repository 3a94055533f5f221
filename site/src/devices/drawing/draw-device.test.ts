import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DEVICES, findDevice } from '../catalogue/find-device'
import { FEATURE_PHONES, PHONES } from '../catalogue/phones'
import { DRAWINGS_VERSION } from '@/ui/device-drawing/drawings-version'
import { drawDevice } from './draw-device'

const MOST_BYTES = 1_000

const KINDS = [
  'Mobile Phone',
  'Feature phone',
  'Tablet',
  'Laptop',
  'Wearable',
  'TV',
  'Refrigerator',
  'Air conditioner',
  'Home Appliance',
  'Router',
  'Earbuds',
  'Power bank',
  'Accessories',
]

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
  const phones = Object.values({ ...PHONES, ...FEATURE_PHONES })
  expect(phones.length).toBeGreaterThan(20)
  expect(new Set(phones.map(drawDevice)).size).toBe(phones.length)
})

test.each([
  ['Aster Nova 5 Pro', '', DEVICES['aster nova 5 pro']],
  ['Nova 5 pro', '', DEVICES['aster nova 5 pro']],
  ['Birch Tab 9', '', findDevice('', 'Tablet')],
  ['Birch 7', 'TV', findDevice('', 'Television')],
  ['Birch 7', 'Home Appliance', findDevice('washing machine')],
  ['هاتف', '', findDevice('', 'Mobile Phone')],
  ['constructor', '', findDevice('', 'Mobile Phone')],
])('%s of %j has its own drawing, or that of its kind', (model, product, device) => {
  expect(findDevice(model, product)).toBe(device)
})

test('the version of the drawings is that of how they are drawn now', () => {
  const hash = createHash('sha256')
  for (const device of [...Object.values(DEVICES), ...KINDS.map((kind) => findDevice('', kind))])
    hash.update(drawDevice(device))
  expect(DRAWINGS_VERSION).toBe(hash.digest('hex').slice(0, 8))
})
