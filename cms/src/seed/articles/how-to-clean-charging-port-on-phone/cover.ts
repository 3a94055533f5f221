import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { glint } from '../../pictures/things'

const phoneFoot =
  path('M150 -10V196Q150 236 190 236H450Q490 236 490 196V-10', 'paper') +
  path('M164 -10V134Q164 162 192 162H448Q476 162 476 134V-10', 'tint')
const port = rect(268, 184, 104, 40, 20) + rect(280, 195, 80, 18, 9, 'solid') + path('M292 204H348', 'light')
const lint =
  circle(284, 256, 3, 'wash') +
  circle(306, 272, 4, 'wash') +
  circle(340, 262, 3, 'wash') +
  circle(262, 280, 2.5, 'wash')
const brush =
  repeat(7, 7, 0, () => path('M0 0V-26')) +
  rect(-6, 0, 54, 14, 3, 'deep') +
  path('M6 14H36L32 96Q21 106 10 96Z', 'paper')

export const cover =
  ellipse(320, 330, 240, 70) +
  phoneFoot +
  port +
  lint +
  place(brush, 330, 252, 1.05, -24) +
  place(glint(), 232, 100, 1.2) +
  place(glint(), 404, 76, 0.8)
