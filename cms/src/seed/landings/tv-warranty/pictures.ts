import { ellipse, path, place, rect } from '../../pictures/shapes'
import { plant, shield, television, tick } from '../../pictures/things'
import type { Drawing } from '../drawing'

export const pictures = {
  television: {
    form: 'hero',
    drawing:
      ellipse(320, 180, 270, 130) +
      path('M40 318H600') +
      place(television(), 132, 44, 1.12) +
      rect(116, 258, 390, 60, 8) +
      path('M311 258V318M296 288H302M320 288H326') +
      place(shield(), 452, 196, 1.25) +
      place(tick(), 452, 194, 1.1) +
      place(plant(), 552, 318, 1),
  },
} as const satisfies Record<string, Drawing>
