import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { phone, tick } from '../../pictures/things'
import type { Drawing } from '../drawing'

const warning = path('M0 -34L38 32H-38Z', 'paper') + path('M0 -10V12') + circle(0, 21, 2.5, 'solid')

export const pictures = {
  manual: {
    form: 'hero',
    drawing:
      ellipse(320, 186, 250, 136) +
      rect(152, 34, 300, 292, 12, 'tint') +
      rect(140, 24, 300, 292, 12) +
      path('M168 60H300') +
      place(phone(), 172, 88, 0.72) +
      repeat(4, 0, 44, () => place(tick(), 300, 106, 0.6) + path('M324 100H410M324 112H386')) +
      path('M168 284H410') +
      place(warning, 482, 268, 1.2),
  },
} as const satisfies Record<string, Drawing>
