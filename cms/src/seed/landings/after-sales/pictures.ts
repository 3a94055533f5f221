import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { phone, tablet, tick } from '../../pictures/things'
import type { Drawing } from '../drawing'
import { person, sheet } from '../things'

export const pictures = {
  counter: {
    form: 'hero',
    drawing:
      ellipse(320, 180, 260, 130) +
      path('M40 318H600') +
      place(person(), 372, 216, 1.05) +
      rect(96, 232, 448, 86, 6) +
      rect(80, 216, 480, 20, 6, 'tint') +
      repeat(4, 112, 0, () => path('M152 252V302')) +
      place(phone(), 130, 110, 0.46) +
      place(tablet(), 206, 142, 0.44) +
      place(sheet(), 440, 108, 0.88) +
      place(tick(), 512, 200, 0.8) +
      circle(236, 60, 22) +
      path('M236 46V60L246 66'),
  },
} as const satisfies Record<string, Drawing>
