import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { cross, television } from '../../pictures/things'

const speaker = path('M-44 -24H-18L20 -56V56L-18 24H-44Z', 'paper')
const remote =
  rect(0, 0, 56, 170, 24) +
  circle(28, 26, 10, 'deep') +
  repeat(4, 0, 24, () => circle(16, 70, 6, 'tint') + circle(40, 70, 6, 'tint'))
const soundBar =
  rect(0, 0, 250, 34, 14) + repeat(12, 16, 0, () => path('M36 10V24')) + circle(16, 17, 4, 'tint')

export const cover =
  circle(460, 130, 110, 'veil') +
  place(television(), 70, 30, 1.18) +
  place(speaker, 216, 132, 1.1) +
  place(cross(), 296, 132, 1.15) +
  place(soundBar, 122, 272) +
  path('M40 306H420') +
  place(remote, 480, 90, 1.1, 14)
