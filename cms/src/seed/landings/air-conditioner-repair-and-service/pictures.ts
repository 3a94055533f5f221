import { ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { airConditioner, drop } from '../../pictures/things'
import type { Drawing } from '../drawing'

const ladder =
  path('M0 200L36 0H52L88 200M14 200L44 34L74 200') +
  repeat(4, 0, 38, (at) => path(`M${30 - at * 7} 46H${58 + at * 7}`))
const tools =
  rect(0, 26, 120, 66, 8) +
  path('M38 26V12Q38 4 46 4H74Q82 4 82 12V26') +
  path('M0 54H120') +
  rect(52, 46, 16, 16, 3, 'tint')

export const pictures = {
  visit: {
    form: 'hero',
    drawing:
      ellipse(330, 190, 260, 130) +
      path('M40 318H600') +
      place(airConditioner(), 236, 50, 1.1) +
      path(
        'M280 168C292 184 272 196 284 214M330 168C342 184 322 196 334 214M380 168C392 184 372 196 384 214',
      ) +
      place(ladder, 96, 118) +
      place(tools, 420, 226) +
      place(drop(), 500, 184, 0.9),
  },
} as const satisfies Record<string, Drawing>
