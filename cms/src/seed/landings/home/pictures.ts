import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { phone, plant, screwdriver, tablet } from '../../pictures/things'
import type { Drawing } from '../drawing'
import { parcel, person, spanner } from '../things'

const wheel = circle(0, 0, 24) + circle(0, 0, 9, 'tint')
const van =
  rect(0, 0, 216, 132, 12) +
  path('M216 34H262Q276 34 284 48L310 88V132H216Z', 'tint') +
  path('M232 50H258Q264 50 268 56L286 88H232Z', 'paper') +
  path('M0 104H216') +
  place(spanner(), 108, 40, 0.62, 40) +
  place(wheel, 62, 132) +
  place(wheel, 250, 132)

const sign = rect(0, 0, 120, 64, 12) + place(spanner(), 48, 46, 0.5, 50) + path('M66 24H100M66 40H92')

export const pictures = {
  delivery: {
    form: 'hero',
    drawing:
      ellipse(330, 210, 240, 120) +
      path('M40 318H600') +
      place(van, 250, 162) +
      path('M206 196H170M206 222H150M206 248H178') +
      place(phone(), 66, 172, 0.62) +
      path('M150 130C170 92 212 88 232 128M222 120L233 130L240 116') +
      place(parcel(), 118, 246),
  },
  partner: {
    form: 'hero',
    drawing:
      ellipse(320, 190, 250, 130) +
      place(sign, 260, 34) +
      path('M284 34V12M356 34V12') +
      place(person(), 320, 240, 1) +
      rect(100, 228, 440, 90, 8) +
      rect(84, 214, 472, 22, 6, 'tint') +
      repeat(3, 132, 0, () => path('M188 250V304')) +
      place(tablet(), 128, 148, 0.4) +
      place(phone(), 448, 132, 0.36) +
      place(screwdriver(), 362, 208, 0.5, 78) +
      place(plant(), 512, 214, 0.8) +
      path('M40 318H600'),
  },
} as const satisfies Record<string, Drawing>
