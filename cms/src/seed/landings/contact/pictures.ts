import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import type { Drawing } from '../drawing'
import { spanner } from '../things'

const headset =
  path('M-70 20V-6A70 70 0 0 1 70 -6V20') +
  rect(-86, 12, 30, 58, 12, 'tint') +
  rect(56, 12, 30, 58, 12, 'tint') +
  path('M70 70V84Q70 100 54 100H20') +
  rect(-8, 90, 30, 20, 9, 'deep')

export const pictures = {
  chat: {
    form: 'hero',
    drawing:
      ellipse(320, 186, 250, 136) +
      path(
        'M96 60H284Q300 60 300 76V156Q300 172 284 172H168L128 206V172H96Q80 172 80 156V76Q80 60 96 60Z',
        'paper',
      ) +
      path('M170 104A20 20 0 1 1 198 122Q190 126 190 138') +
      circle(190, 152, 3, 'solid') +
      path(
        'M356 132H544Q560 132 560 148V228Q560 244 544 244H512V278L472 244H356Q340 244 340 228V148Q340 132 356 132Z',
        'tint',
      ) +
      place(spanner(), 424, 178, 0.86, 50) +
      place(headset, 212, 262, 0.68),
  },
} as const satisfies Record<string, Drawing>
