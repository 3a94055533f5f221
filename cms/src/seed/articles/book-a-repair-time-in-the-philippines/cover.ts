import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { clock, tick } from '../../pictures/things'

const calendar =
  rect(0, 0, 260, 220, 18) +
  path('M0 54H260') +
  path('M60 -14V20M200 -14V20') +
  path('M84 30H176') +
  repeat(3, 0, 48, () => repeat(5, 44, 0, () => rect(26, 74, 30, 30, 7, 'tint')))
const palm =
  path('M0 0C-6 -50 -2 -90 14 -130') +
  path(
    'M14 -130C-10 -156 -44 -150 -56 -128C-30 -132 -8 -130 14 -130C40 -160 70 -150 80 -124C56 -132 36 -132 14 -130C-10 -120 -34 -104 -32 -82C-16 -106 0 -118 14 -130C44 -124 58 -104 54 -82C44 -104 30 -120 14 -130Z',
    'tint',
  )

export const cover =
  circle(140, 120, 84, 'veil') +
  ellipse(320, 322, 270, 16) +
  place(palm, 92, 318, 1.25) +
  place(calendar, 190, 66) +
  rect(304, 188, 30, 30, 7, 'deep') +
  place(clock(), 474, 216, 1.6) +
  place(tick(), 528, 120, 1.1) +
  path('M50 318H590')
