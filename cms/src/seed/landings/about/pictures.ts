import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { airConditioner, laptop, phone, television } from '../../pictures/things'
import type { Drawing } from '../drawing'
import { spanner } from '../things'

const disc = ellipse(160, 104, 122, 84)
const back =
  rect(0, 0, 120, 230, 18) + rect(14, 14, 36, 56, 12, 'tint') + circle(32, 30, 8) + circle(32, 54, 8)
const star = path('M0 -22L6 -7L22 -6L10 4L14 20L0 11L-14 20L-10 4L-22 -6L-6 -7Z', 'deep')
const kite =
  path('M0 -26L20 0L0 34L-20 0Z', 'tint') + path('M0 -26V34M-20 0H20') + path('M0 34C10 44 -8 50 2 62')
const sun =
  circle(0, 0, 16, 'deep') +
  path('M0 -24V-34M0 24V34M-24 0H-34M24 0H34M-17 -17L-24 -24M17 -17L24 -24M-17 17L-24 24M17 17L24 24')
const earphone = circle(0, 0, 14) + circle(0, 0, 6, 'tint') + rect(4, 8, 9, 34, 4)

export const pictures = {
  devices: {
    form: 'hero',
    drawing:
      ellipse(320, 186, 280, 136) +
      path('M120 150C180 60 260 60 320 120C380 60 460 60 520 130', 'line dash') +
      place(phone(), 78, 128, 0.78) +
      place(television(), 408, 132, 0.62) +
      place(laptop(), 222, 186, 0.76) +
      circle(320, 104, 42) +
      place(spanner(), 306, 90, 0.62, 30) +
      path('M40 318H600'),
  },
  aster: { form: 'card', drawing: disc + place(back + place(star, 60, 136, 1.2), 114, 18, 0.72) },
  kite: {
    form: 'card',
    drawing:
      disc +
      place(back + place(kite, 66, 130, 1.1), 84, 22, 0.72, -6) +
      place(earphone, 214, 96, 1.1) +
      place(earphone, 254, 118, 1.1),
  },
  solis: {
    form: 'card',
    drawing:
      disc +
      place(television(), 46, 88, 0.5) +
      place(airConditioner(), 186, 104, 0.4) +
      place(sun, 214, 52, 0.9) +
      path('M30 186H290'),
  },
} as const satisfies Record<string, Drawing>
