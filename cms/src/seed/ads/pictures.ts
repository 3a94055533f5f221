import { canvas } from '../pictures/canvas'
import { renderWebp } from '../pictures/render'
import { circle, ellipse, path, place, rect } from '../pictures/shapes'
import {
  airConditioner,
  clock,
  drop,
  flash,
  glint,
  laptop,
  phone,
  screwdriver,
  shield,
  television,
  tick,
} from '../pictures/things'
import type { AdName } from './titles'

/** In the drawing's units; twice as many pixels. */
const SIZES = { narrow: { width: 360, height: 100 }, wide: { width: 1120, height: 120 } } as const

export const AD_PIXELS = { narrow: { width: 720, height: 200 }, wide: { width: 2240, height: 240 } } as const

const cloud = path(
  'M-42 22C-61 22 -64 -4 -45 -7C-44 -30 -13 -36 -3 -19C12 -30 35 -19 33 -2C52 -2 53 22 35 22Z',
  'paper',
)
const moon = path('M11 -33A34 34 0 1 0 11 33A27 27 0 1 1 11 -33Z', 'tint')

/** Around 0, 0, about 100 high and 150 wide. */
const MOTIFS: Record<AdName, string> = {
  checkWarranty: place(phone(), -58, -44, 0.9, -8) + place(shield(), 34, 4, 0.86) + place(tick(), 34, 4, 0.8),
  cleanPort:
    rect(-70, -90, 140, 106, 20) +
    rect(-34, -8, 68, 18, 9, 'solid') +
    place(flash(), 0, 36, 0.5) +
    place(glint(), 54, 34, 0.8) +
    place(glint(), -52, 32, 0.6),
  cleanFilter:
    place(airConditioner(), -84, -42, 0.6) +
    path('M-46 24C-38 32 -50 38 -42 48M-14 24C-6 32 -18 38 -10 48M18 24C26 32 14 38 22 48') +
    place(drop(), 66, 32, 0.8),
  ramadanHours: place(moon, -34, 0) + place(clock(), 42, 4, 0.84) + place(glint(), -14, -22, 0.7),
  saveData:
    place(phone(), -66, -40, 0.82) + place(cloud, 44, 2, 1.05) + path('M44 14V-12M34 -4L44 -14L54 -4'),
  protectScreen:
    place(phone(), -50, -46, 0.9) +
    path('M-34 -6L-14 12L-24 26L2 44') +
    place(shield(), 42, 8, 0.8) +
    place(tick(), 42, 6, 0.8),
  wetPhone:
    place(phone(), -40, -30, 0.8, 14) +
    place(drop(), 46, -26, 0.9) +
    place(drop(), 64, 18, 0.6) +
    place(drop(), -62, -10, 0.6),
  bookVisit:
    rect(-62, -40, 84, 84, 10) + path('M-62 -18H22M-42 -48V-34M2 -48V-34') + place(clock(), 38, 18, 0.8),
  repairLabel:
    rect(-58, -48, 76, 98, 8) +
    path('M-46 -32H6M-46 -16H-6M-46 0H-18M-46 16H-28') +
    place(screwdriver(), 46, 48, 0.62, 24),
  cleanTv: place(television(), -88, -44, 0.5) + place(glint(), 24, -30, 0.9) + place(glint(), 46, 4, 0.6),
  oneSite: place(laptop(), -92, -38, 0.5) + place(phone(), 28, -34, 0.42) + place(glint(), 84, -30, 0.7),
}

/** A banner without text: the middle is calm, so that a title can stand on it. */
export function renderAd(name: AdName, form: 'narrow' | 'wide'): Promise<Buffer> {
  return renderWebp(canvas(drawAd(name, form), SIZES[form]), AD_PIXELS[form].width / SIZES[form].width)
}

function drawAd(name: AdName, form: 'narrow' | 'wide'): string {
  const { width, height } = SIZES[form]
  const motif = width - (form === 'narrow' ? 94 : 150)
  return (
    ellipse(motif, height / 2 + 14, height * 1.25, height * 0.72) +
    ellipse(0, height, height * 0.9, height * 0.5) +
    circle(height * 0.34, height * 0.3, height * 0.05, 'wash') +
    place(MOTIFS[name], motif, height / 2, height / 110)
  )
}
