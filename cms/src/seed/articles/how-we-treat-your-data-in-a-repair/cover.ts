import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { phone } from '../../pictures/things'

const lock =
  path('M-46 -16V-52A46 46 0 0 1 46 -52V-16') +
  path('M-30 -16V-52A30 30 0 0 1 30 -52V-16') +
  rect(-70, -16, 140, 112, 20, 'deep') +
  circle(0, 30, 13, 'white') +
  path('M-5 34H5L8 62H-8Z', 'white')
const folder =
  path('M0 14Q0 4 10 4H50L62 18H140Q150 18 150 28V100Q150 110 140 110H10Q0 110 0 100Z', 'paper') +
  rect(20, 40, 46, 46, 6, 'tint') +
  path('M24 80L38 62L48 72L54 66L62 80') +
  path('M82 48H130M82 64H120M82 80H130')

export const cover =
  ellipse(320, 322, 250, 16) +
  circle(330, 160, 140, 'veil') +
  place(phone() + repeat(3, 0, 44, () => circle(32, 58, 13) + path('M56 52H98M56 64H86')), 100, 58, 1.1, -6) +
  place(folder, 420, 172, 1.05) +
  place(lock, 318, 190, 1.15) +
  path('M60 318H590')
