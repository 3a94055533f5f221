import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { glint, plant } from '../../pictures/things'
import type { Drawing } from '../drawing'
import { crackedPhone, spanner, storefront } from '../things'

const newScreen = rect(0, 0, 112, 222, 14) + rect(8, 10, 96, 202, 8, 'tint') + path('M56 222V240H84V252')
const bench = rect(0, 0, 96, 10, 3) + path('M10 10V34M86 10V34')

export const pictures = {
  screen: {
    form: 'hero',
    drawing:
      ellipse(330, 186, 230, 140) +
      place(crackedPhone(), 128, 62, 1.04, -6) +
      place(newScreen, 388, 48, 1.02, 6) +
      path('M290 182H352M338 168L352 182L338 196') +
      place(glint(), 532, 84, 1.2) +
      place(glint(), 548, 132, 0.7) +
      path('M92 286L110 278L118 298L100 302Z', 'paper') +
      path('M126 318L138 310L144 322Z', 'paper'),
  },
  store: {
    form: 'hero',
    drawing:
      ellipse(320, 200, 270, 124) +
      path('M40 318H600') +
      place(storefront(), 170, 118) +
      circle(320, 74, 34) +
      place(spanner(), 312, 64, 0.5, 20) +
      place(bench, 216, 260) +
      place(plant(), 146, 318, 0.9) +
      place(plant(), 496, 318, 0.9),
  },
} as const satisfies Record<string, Drawing>
