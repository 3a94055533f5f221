import { circle, path, place, rect } from '../../pictures/shapes'
import { clock, glint } from '../../pictures/things'

const moon = path('M22 -66A68 68 0 1 0 22 66A54 54 0 1 1 22 -66Z', 'tint')
const lantern =
  path('M0 -76V-62') +
  circle(0, -82, 6, 'line') +
  path('M-14 -48Q0 -74 14 -48Z', 'deep') +
  path('M-14 -48H14L30 -20V40L16 62H-16L-30 40V-20Z', 'paper') +
  path('M-30 -20H30M-30 40H30') +
  path('M0 -8C12 4 12 22 0 30C-12 22 -12 4 0 -8Z', 'tint') +
  rect(-20, 62, 40, 10, 3, 'deep')
const shop =
  rect(0, 40, 220, 130, 6) +
  path('M-10 40L6 0H214L230 40Z', 'tint') +
  path(
    'M-10 40A20 16 0 0 0 30 40A20 16 0 0 0 70 40A20 16 0 0 0 110 40A20 16 0 0 0 150 40A20 16 0 0 0 190 40A20 16 0 0 0 230 40',
    'paper',
  ) +
  rect(22, 76, 110, 70, 4, 'tint') +
  rect(150, 76, 48, 94, 4) +
  circle(188, 124, 3, 'solid')

export const cover =
  circle(150, 130, 120, 'veil') +
  place(moon, 150, 128, 1.1) +
  place(glint(), 196, 110, 1.1) +
  place(glint(), 218, 52, 0.6) +
  place(shop, 330, 148) +
  place(clock(), 407, 259, 0.72) +
  path('M272 0V34M592 0V54') +
  place(lantern, 272, 114, 0.92) +
  place(lantern, 592, 116, 0.7) +
  path('M40 318H600')
