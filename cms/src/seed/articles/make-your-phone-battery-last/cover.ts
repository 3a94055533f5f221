import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { flash } from '../../pictures/things'

const battery =
  rect(0, 0, 330, 150, 26) +
  rect(330, 50, 20, 50, 8, 'deep') +
  repeat(3, 74, 0, () => rect(20, 20, 62, 110, 12, 'tint')) +
  rect(242, 20, 62, 110, 12, 'line dash')
const leaf =
  path('M0 0C-40 -8 -58 -40 -52 -78C-14 -72 8 -44 0 0Z', 'tint') +
  path('M0 0L-32 -48M-14 -22L-14 -44M-22 -34L-40 -38')

export const cover =
  circle(150, 110, 96, 'veil') +
  ellipse(320, 290, 230, 20, 'veil') +
  place(battery, 140, 110) +
  place(flash(), 195, 185, 0.9) +
  place(leaf, 520, 116, 0.9, 14) +
  path('M520 116Q520 150 490 160') +
  path('M96 312H132M508 312H572M150 312H490')
