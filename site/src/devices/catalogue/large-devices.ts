import type { Appliance, Laptop, Tablet, Television } from './device'
import { DEEP, DUSK, GALLERY, LAGOON, SUNRISE } from './wallpapers'

function tablet(width: number, height: number, color: string, more?: Partial<Tablet>): Tablet {
  return { form: 'tablet', width, height, depth: 7.4, bezel: 8, lenses: 1, color, wallpaper: LAGOON, ...more }
}

export const TABLETS: Readonly<Record<string, Tablet>> = {
  'aster slate 8': tablet(208.6, 124.2, '#5a6b76', { depth: 8.6, bezel: 10 }),
  'aster slate 10': tablet(242.1, 159.8, '#9aa8ae', { depth: 8, wallpaper: SUNRISE }),
  'aster slate 11': tablet(254.6, 166.3, '#b7c9c6', { depth: 7.1, bezel: 7 }),
  'aster slate 12 pro': tablet(281.5, 188.2, '#3b444c', {
    depth: 5.9,
    bezel: 6,
    lenses: 2,
    hasPen: true,
    wallpaper: DUSK,
  }),
}

function vision(screen: number): Television {
  return { form: 'television', screen, color: '#23292d', wallpaper: DEEP }
}

function frame(screen: number): Television {
  return { form: 'television', screen, isFrame: true, color: '#a8794e', wallpaper: GALLERY }
}

export const TELEVISIONS: Readonly<Record<string, Television>> = {
  'solis vision 32': vision(32),
  'solis vision 43': vision(43),
  'solis vision 50': { ...vision(50), wallpaper: SUNRISE },
  'solis vision 55': { ...vision(55), wallpaper: DUSK },
  'solis frame 43': frame(43),
  'solis frame 65': frame(65),
}

function laptop(width: number, height: number, color: string, more?: Partial<Laptop>): Laptop {
  return { form: 'laptop', width, height, depth: 17.9, bezel: 6, color, wallpaper: LAGOON, ...more }
}

export const LAPTOPS: Readonly<Record<string, Laptop>> = {
  'aster book 14': laptop(313.5, 221.2, '#aab4b9'),
  'aster book 15': laptop(345.7, 233.8, '#7d8a92'),
  'aster book 16 pro': laptop(356.8, 249.4, '#454e56', { depth: 16.8, bezel: 4.5, wallpaper: DUSK }),
  'aster air 13': laptop(296.4, 210.2, '#d8cdbd', { depth: 12.9, bezel: 5 }),
  'aster air 14': laptop(311.6, 219.9, '#c3d2d6', { depth: 13.2, bezel: 5 }),
  'kite note 14': laptop(324.1, 223.3, '#55606a', { depth: 19.2, bezel: 8, wallpaper: SUNRISE }),
  'kite note 15': laptop(359.2, 241.2, '#8f9aa2', { depth: 19.6, bezel: 8, wallpaper: SUNRISE }),
  'kite note 15 go': laptop(362.4, 249.9, '#3d5a73', { depth: 21.4, bezel: 11, wallpaper: DEEP }),
}

function appliance(
  form: Appliance['form'],
  size: readonly [number, number, number],
  color: string,
): Appliance {
  const [width, height, depth] = size
  return { form, width, height, depth, color }
}

export const APPLIANCES: Readonly<Record<string, Appliance>> = {
  'solis breeze ac 9': appliance('air-conditioner', [770, 284, 201], '#f1f4f4'),
  'solis breeze ac 12': appliance('air-conditioner', [856, 298, 208], '#f1f4f4'),
  'solis fresh fridge 200': appliance('refrigerator', [547, 1442, 580], '#c4ccd0'),
  'solis fresh fridge 320': appliance('refrigerator', [602, 1764, 660], '#8d979d'),
}

export const GENERIC_TABLET = tablet(247, 160, '#7c8b94')
export const GENERIC_TELEVISION = vision(50)
export const GENERIC_LAPTOP = laptop(325, 226, '#8f9aa2')
export const GENERIC_REFRIGERATOR = appliance('refrigerator', [595, 1700, 650], '#b4bdc2')
export const GENERIC_AIR_CONDITIONER = appliance('air-conditioner', [820, 292, 205], '#f1f4f4')
export const GENERIC_WASHING_MACHINE = appliance('washing-machine', [597, 848, 560], '#eef1f2')
