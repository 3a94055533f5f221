import type { CameraIsland, FeaturePhone, FoldingPhone, Phone } from './device'
import { DEEP, DUNE, DUSK, LAGOON, MEADOW, SUNRISE } from './wallpapers'

const TWO: CameraIsland = { form: 'column', lenses: [11, 9] }
const THREE: CameraIsland = { form: 'column', lenses: [12, 12, 9] }
const SQUARE: CameraIsland = { form: 'square', lenses: [13, 12, 10] }
const DISC: CameraIsland = { form: 'disc', lenses: [12, 11, 11] }
const SMALL: CameraIsland = { form: 'column', lenses: [9] }

interface Shape extends Partial<Phone> {
  size: readonly [width: number, height: number, depth: number]
  color: string
}

/** What is not said is as in most phones of today. */
function phone({ size: [width, height, depth], ...more }: Shape): Phone {
  return {
    form: 'phone',
    width,
    height,
    depth,
    radius: 9,
    bezel: [2, 2.4, 4],
    front: 'hole',
    island: TWO,
    wallpaper: LAGOON,
    ...more,
  }
}

const OLDER = { radius: 8, bezel: [3, 6, 7], front: 'drop' } as const
const SLIM = { radius: 10, bezel: [1.5, 1.8, 2.2] } as const

export const PHONES: Readonly<Record<string, Phone | FoldingPhone>> = {
  'aster nova 3': phone({ size: [75.6, 162.1, 8.6], color: '#2f6f8f', ...OLDER }),
  'aster nova 4': phone({ size: [75.2, 162.9, 8.3], color: '#3d8f86', bezel: [2.6, 4.8, 6], front: 'drop' }),
  'aster nova 5': phone({ size: [74.8, 161.4, 8], color: '#c9d8d3', island: SQUARE }),
  'aster nova 5 pro': phone({
    size: [75.9, 163.6, 8.2],
    color: '#24344a',
    island: SQUARE,
    ...SLIM,
    wallpaper: DEEP,
  }),
  'aster nova 6': phone({ size: [74.3, 160.2, 7.8], color: '#a9c7de', island: DISC, ...SLIM }),
  'aster nova 6 pro': phone({
    size: [75.4, 162.8, 8.1],
    color: '#26302e',
    island: DISC,
    ...SLIM,
    wallpaper: DUSK,
  }),
  'aster lumen 8': phone({
    size: [73.9, 160.8, 8.4],
    color: '#e2d3c0',
    bezel: [2.6, 5, 6.4],
    front: 'drop',
    wallpaper: DUSK,
  }),
  'aster lumen 9': phone({ size: [73.2, 158.9, 7.7], color: '#d9b8b4', island: THREE, wallpaper: DUSK }),
  'aster lumen 9 plus': phone({ size: [77.4, 167.2, 7.9], color: '#b9a5c9', island: THREE, wallpaper: DUSK }),
  'aster lumen 10': phone({
    size: [72.6, 157.7, 7.3],
    color: '#e8e4da',
    island: { form: 'bar', lenses: [12, 12, 9] },
    ...SLIM,
    wallpaper: SUNRISE,
  }),
  'aster field 2': phone({
    size: [81.5, 172.4, 14.2],
    color: '#3c4138',
    radius: 12,
    bezel: [5, 9, 10],
    front: 'bezel',
    isRugged: true,
    wallpaper: MEADOW,
  }),
  'aster field 3': phone({
    size: [80.3, 170.8, 12.9],
    color: '#4a4a42',
    radius: 12,
    bezel: [4, 6, 7],
    front: 'drop',
    isRugged: true,
    island: THREE,
    wallpaper: MEADOW,
  }),
  'aster fold one': {
    form: 'folding-phone',
    folds: 'book',
    width: 146.2,
    height: 158.2,
    depth: 6.4,
    color: '#2c3440',
    wallpaper: DEEP,
  },
  'aster fold two': {
    form: 'folding-phone',
    folds: 'clamshell',
    width: 72.2,
    height: 166.7,
    depth: 7.2,
    color: '#8a6fae',
    wallpaper: DUSK,
  },
  'kite spark 1': phone({
    size: [77.2, 164.4, 9.2],
    color: '#2b3d5c',
    radius: 7,
    bezel: [4, 10, 11],
    front: 'bezel',
    island: SMALL,
    wallpaper: DEEP,
  }),
  'kite spark 2': phone({ size: [76.8, 165.1, 9], color: '#3f74b8', ...OLDER, wallpaper: DEEP }),
  'kite spark 3': phone({
    size: [76.1, 164.2, 8.5],
    color: '#4fb0c9',
    bezel: [2.6, 4.6, 6],
    front: 'drop',
    wallpaper: SUNRISE,
  }),
  'kite spark 3 go': phone({
    size: [75.4, 161.6, 9.1],
    color: '#6b7a86',
    radius: 7,
    bezel: [3.6, 7, 9],
    front: 'drop',
    island: SMALL,
    wallpaper: MEADOW,
  }),
  'kite pop 5': phone({ size: [75.8, 163.3, 8.9], color: '#e0a23c', ...OLDER, wallpaper: SUNRISE }),
  'kite pop 6': phone({
    size: [75.5, 163.8, 8.4],
    color: '#e8734a',
    bezel: [2.4, 2.8, 5],
    front: 'corner-hole',
    wallpaper: SUNRISE,
  }),
  'kite pop 6 plus': phone({
    size: [77.9, 168.6, 8.6],
    color: '#3b8f6a',
    bezel: [2.4, 2.8, 5],
    front: 'corner-hole',
    island: SQUARE,
    wallpaper: MEADOW,
  }),
  'kite pop 7': phone({
    size: [75.1, 162.7, 8],
    color: '#f0c987',
    island: { form: 'square', lenses: [12, 12] },
    wallpaper: DUNE,
  }),
}

export const FEATURE_PHONES: Readonly<Record<string, FeaturePhone>> = {
  'kite classic 110': {
    form: 'feature-phone',
    width: 49.6,
    height: 114.4,
    depth: 14.3,
    screen: 1.77,
    color: '#27384f',
    keys: '#dfe6ee',
  },
  'kite classic 120': {
    form: 'feature-phone',
    width: 50,
    height: 116.2,
    depth: 13.8,
    screen: 1.77,
    color: '#a33a35',
    keys: '#f4e4e0',
  },
  'kite classic 210': {
    form: 'feature-phone',
    width: 51.8,
    height: 122.6,
    depth: 13.2,
    screen: 2.4,
    color: '#2c3236',
    keys: '#c9d3d6',
  },
  'kite classic 310': {
    form: 'feature-phone',
    width: 56.2,
    height: 131.5,
    depth: 12.9,
    screen: 2.8,
    color: '#8c98a0',
    keys: '#22303a',
  },
  'kite torch 2': {
    form: 'feature-phone',
    width: 54.1,
    height: 124.9,
    depth: 17.8,
    screen: 2,
    color: '#d9a521',
    keys: '#2b2a24',
    hasTorch: true,
  },
}

export const GENERIC_PHONE = phone({ size: [75.5, 162.5, 8.4], color: '#5f7280', bezel: [2.4, 3, 5] })

export const GENERIC_FEATURE_PHONE: FeaturePhone = {
  form: 'feature-phone',
  width: 51,
  height: 119,
  depth: 13.8,
  screen: 2,
  color: '#41505a',
  keys: '#dfe6e8',
}
