import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { flash, laptop, phone, tablet } from '../../pictures/things'

const plug =
  rect(-26, 0, 52, 76, 12, 'deep') +
  path('M-12 76H12V92H-12Z', 'deep') +
  rect(-18, -34, 36, 36, 8) +
  rect(-9, -28, 18, 8, 4, 'tint')

export const cover =
  ellipse(320, 322, 270, 16) +
  circle(320, 130, 110, 'veil') +
  place(plug, 320, 92, 1.3) +
  path('M320 210C320 256 250 266 196 250') +
  path('M320 210C320 262 390 250 446 304') +
  path('M320 210V258') +
  place(phone(), 92, 120, 0.86) +
  place(laptop(), 442, 211, 0.62) +
  place(tablet(), 277, 258, 0.36) +
  place(flash(), 320, 164, 0.5) +
  circle(320, 130, 3, 'white') +
  path('M50 318H590')
