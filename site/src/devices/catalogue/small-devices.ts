import type { Accessory, Router, Tag, Watch } from './device'

export const WEARABLES: Readonly<Record<string, Watch | Tag>> = {
  'kite watch 2 lte': {
    form: 'watch',
    face: 'square',
    width: 36.8,
    height: 44.2,
    depth: 11.4,
    color: '#3a4249',
    strap: '#27303a',
    glow: '#4fc3a1',
  },
  'kite watch 3 lte': {
    form: 'watch',
    face: 'round',
    width: 45.6,
    height: 45.6,
    depth: 10.9,
    color: '#8c959b',
    strap: '#5d4a3c',
    glow: '#f0a03c',
  },
  'kite watch kids': {
    form: 'watch',
    face: 'kids',
    width: 40.2,
    height: 47.8,
    depth: 14.6,
    color: '#3f8fd2',
    strap: '#7cc0ee',
    glow: '#ffd45e',
  },
  'kite tag lte': { form: 'tag', width: 41, height: 41, depth: 11.8, color: '#eef1f1' },
}

function router(
  body: Router['body'],
  size: readonly [number, number, number],
  antennas: number,
  color: string,
): Router {
  const [width, height, depth] = size
  return { form: 'router', body, width, height, depth, antennas, color }
}

export const ROUTERS: Readonly<Record<string, Router>> = {
  'solis link 4g': router('box', [192, 42, 128], 2, '#eef1f2'),
  'solis link 4g duo': router('box', [218, 46, 142], 4, '#eef1f2'),
  'solis link 5g': router('tower', [96, 182, 96], 0, '#f2f4f4'),
  'solis link 5g max': router('tower', [112, 226, 112], 0, '#3d474e'),
  'solis hub tv 4g': router('set-top', [150, 30, 150], 0, '#2a3237'),
}

export const ACCESSORIES: Readonly<Record<string, Accessory>> = {
  'kite buds 2': { form: 'earbuds', width: 62, height: 49, depth: 24, color: '#f0f2f2' },
  'kite bank 20': { form: 'power-bank', width: 71, height: 149, depth: 27, color: '#33414d' },
}

export const GENERIC_WATCH: Watch = {
  form: 'watch',
  face: 'round',
  width: 44,
  height: 44,
  depth: 11.2,
  color: '#6d7881',
  strap: '#39444d',
  glow: '#4fc3a1',
}
export const GENERIC_ROUTER = router('box', [205, 44, 135], 2, '#eef1f2')
export const GENERIC_EARBUDS: Accessory = {
  form: 'earbuds',
  width: 62,
  height: 49,
  depth: 24,
  color: '#f0f2f2',
}
export const GENERIC_POWER_BANK: Accessory = {
  form: 'power-bank',
  width: 70,
  height: 145,
  depth: 22,
  color: '#4a565f',
}
export const GENERIC_BOX: Accessory = { form: 'box', width: 150, height: 110, depth: 110, color: '#c79a66' }
