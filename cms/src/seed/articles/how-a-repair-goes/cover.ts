import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { screwdriver } from '../../pictures/things'

const opened =
  rect(0, 0, 150, 250, 22) +
  rect(12, 14, 126, 96, 8, 'tint') +
  rect(24, 26, 44, 34, 4) +
  rect(78, 26, 48, 20, 4) +
  circle(92, 80, 14) +
  circle(92, 80, 6, 'solid') +
  path('M68 42H78M46 60V96H78M24 80H36') +
  rect(20, 124, 110, 94, 10) +
  path('M20 144H130') +
  path('M80 156L66 180H78L70 200L90 174H76Z', 'deep') +
  rect(50, 228, 50, 10, 5, 'tint')
const lid =
  rect(0, 0, 146, 246, 22, 'tint') + rect(18, 18, 46, 74, 16) + circle(41, 40, 13) + circle(41, 70, 9)

export const cover =
  rect(40, 40, 560, 284, 24, 'veil') +
  place(lid, 76, 62, 0.96, -5) +
  place(opened, 258, 54, 1) +
  place(screwdriver(), 428, 176, 1.15, 42) +
  repeat(2, 30, 0, () => repeat(3, 0, 26, () => circle(486, 236, 7) + path('M482 236H490'))) +
  rect(470, 216, 64, 96, 10, 'line')
