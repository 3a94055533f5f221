import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'

const blade = path('M0 -12C10 -44 34 -54 56 -50C54 -28 36 -8 12 -4Z', 'tint')
const fan =
  circle(0, 0, 78) +
  circle(0, 0, 62) +
  [0, 120, 240].map((turn) => place(blade, 0, 0, 1, turn)).join('') +
  circle(0, 0, 13, 'deep')
const unit =
  rect(0, 0, 300, 200, 14) +
  place(fan, 110, 100) +
  repeat(7, 0, 20, () => path('M218 40H280')) +
  path('M30 200V216H70V200M230 200V216H270V200')
const leaf =
  path('M0 0C-44 -10 -64 -46 -58 -88C-16 -82 8 -50 0 0Z', 'tint') +
  path('M0 0L-36 -54M-16 -24V-48M-25 -38L-46 -42')

export const cover =
  circle(220, 150, 140, 'veil') +
  ellipse(250, 320, 210, 14) +
  place(unit, 90, 96) +
  path('M390 250H452C492 250 492 90 532 90H600') +
  path('M390 266H458C508 266 508 106 540 106H600') +
  circle(400, 258, 10, 'deep') +
  place(leaf, 560, 252, 1.05, 12) +
  path('M560 252Q560 288 540 312') +
  path('M50 312H600')
