import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { laptop } from '../../pictures/things'

const gauge =
  path('M-70 30A76 76 0 1 1 70 30') +
  path('M-54 22A58 58 0 0 1 -44 -40', 'deep') +
  path('M-54 22L-66 28M-58 -4H-70M-44 -38L-54 -46M0 -58V-70M44 -38L54 -46M58 -4H70M54 22L66 28') +
  path('M6 4L-42 -14L-4 -6Z', 'deep') +
  circle(0, 0, 9)
const windows =
  rect(0, 0, 92, 66, 8) +
  path('M0 18H92') +
  circle(11, 9, 2.5, 'solid') +
  circle(20, 9, 2.5, 'solid') +
  rect(12, 30, 30, 24, 3, 'tint') +
  path('M52 34H80M52 46H70')

export const cover =
  ellipse(320, 316, 260, 22) +
  place(laptop(), 116, 62, 1.52) +
  place(gauge, 316, 156, 1) +
  place(windows, 470, 38, 1.15) +
  place(windows, 66, 90, 0.95) +
  place(windows, 500, 146, 0.85) +
  path('M50 318H590')
