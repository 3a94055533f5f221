import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { flash, phone } from '../../pictures/things'
import type { Drawing } from '../drawing'

const lid =
  rect(0, 0, 110, 214, 18, 'tint') + rect(12, 14, 38, 62, 14) + circle(31, 32, 10) + circle(31, 58, 7)
const battery = rect(0, 12, 78, 118, 8) + rect(24, 0, 30, 12, 3, 'tint') + place(flash(), 39, 72, 0.9)
const board =
  path('M0 8Q0 0 8 0H84Q92 0 92 8V60H56V150Q56 158 48 158H8Q0 158 0 150Z', 'paper') +
  rect(14, 16, 32, 26, 3, 'deep') +
  rect(58, 18, 22, 18, 3, 'tint') +
  path('M46 28H58M28 42V84H40M20 42V118') +
  rect(14, 124, 26, 18, 3, 'tint')
const camera =
  rect(0, 0, 54, 54, 12) + circle(27, 27, 17, 'tint') + circle(27, 27, 7, 'solid') + path('M27 54V78H10')

export const pictures = {
  parts: {
    form: 'hero',
    drawing:
      ellipse(320, 186, 280, 136) +
      place(lid, 50, 70) +
      place(battery, 190, 104) +
      place(board, 302, 92) +
      place(camera, 420, 96) +
      place(phone(), 492, 64, 0.92) +
      path('M50 306H600', 'line dash'),
  },
} as const satisfies Record<string, Drawing>
