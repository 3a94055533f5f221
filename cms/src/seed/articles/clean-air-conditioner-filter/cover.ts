import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { airConditioner, drop } from '../../pictures/things'

const mesh = repeat(11, 16, 0, () => path('M16 0V110')) + repeat(6, 0, 16, () => path('M0 14H192'))
const filter =
  rect(0, 0, 192, 110, 12, 'tint') +
  mesh +
  rect(0, 0, 192, 110, 12, 'line') +
  rect(78, -10, 36, 14, 5, 'deep')
const breeze = path('M0 0C16 18 -8 34 8 54M40 0C56 18 32 34 48 54M80 0C96 18 72 34 88 54')

export const cover =
  ellipse(200, 120, 190, 110) +
  place(airConditioner(), 60, 46, 1.1) +
  path('M60 50L84 26H344L368 50') +
  place(breeze, 110, 170, 0.9) +
  place(filter, 340, 176, 1.1, 8) +
  place(drop(), 480, 134, 0.8) +
  place(drop(), 520, 158, 0.55) +
  place(drop(), 448, 154, 0.5) +
  circle(270, 250, 3, 'solid') +
  circle(290, 284, 5, 'wash') +
  circle(254, 290, 3.5, 'wash') +
  path('M50 330H590')
