import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { laptop } from '../../pictures/things'

const power = circle(0, 0, 34) + path('M0 -18V0M-11 -11A16 16 0 1 0 11 -11')
const brick = rect(0, 0, 92, 40, 10) + circle(74, 20, 4, 'tint')
const socket =
  rect(0, 0, 78, 78, 14) +
  circle(39, 39, 24, 'tint') +
  circle(31, 39, 3.5, 'solid') +
  circle(47, 39, 3.5, 'solid')

export const cover =
  ellipse(250, 306, 210, 22) +
  place(laptop(), 60, 66, 1.38) +
  rect(113, 80, 254, 160, 5, 'deep') +
  place(power, 240, 160) +
  path('M418 286H452') +
  place(brick, 452, 266) +
  path('M544 286C592 286 596 216 560 206C536 198 534 176 534 162') +
  place(socket, 494, 84) +
  path('M40 306H600')
