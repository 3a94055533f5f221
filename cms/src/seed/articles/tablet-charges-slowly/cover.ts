import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { flash, tablet } from '../../pictures/things'

const charger =
  rect(0, 0, 76, 92, 14) +
  path('M22 -26V0M54 -26V0') +
  path('M22 -26V-6M54 -26V-6') +
  rect(26, 84, 24, 8, 3, 'deep')
const level =
  rect(0, 0, 150, 58, 14) +
  rect(150, 18, 10, 22, 4, 'deep') +
  rect(8, 8, 34, 42, 8, 'solid') +
  rect(48, 8, 34, 42, 8, 'line dash')

export const cover =
  circle(214, 166, 132, 'veil') +
  place(tablet(), 60, 62, 1.34) +
  place(level, 140, 146, 1) +
  path('M382 174H406', 'line') +
  rect(380, 164, 34, 20, 5, 'deep') +
  path('M414 174C470 174 440 300 500 300C540 300 534 262 534 240') +
  place(charger, 496, 150) +
  place(flash(), 534, 196, 0.7) +
  ellipse(300, 322, 250, 12)
