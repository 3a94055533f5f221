import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'

const blade = path('M0 -22C18 -60 52 -70 74 -58C62 -34 44 -18 14 -14Z', 'tint')
const blades = Array.from({ length: 7 }, (_, at) => place(blade, 0, 0, 1, (at * 360) / 7)).join('')
const fan =
  rect(-118, -118, 236, 236, 30) +
  circle(0, 0, 102) +
  blades +
  circle(0, 0, 24, 'deep') +
  circle(0, 0, 7, 'white') +
  [
    [-98, -98],
    [98, -98],
    [-98, 98],
    [98, 98],
  ]
    .map(([x, y]) => circle(x ?? 0, y ?? 0, 6, 'tint'))
    .join('')
const air = path('M0 0C24 -16 44 16 68 0S112 -16 130 -4') + path('M120 -16L132 -4L118 8')

export const cover =
  ellipse(470, 190, 130, 120) +
  place(fan, 210, 180, 1.12) +
  repeat(3, 0, 56, () => place(air, 372, 124)) +
  repeat(9, 0, 22, () => path('M530 92H590')) +
  circle(46, 120, 3, 'solid') +
  circle(58, 160, 4, 'wash') +
  circle(36, 190, 5, 'wash')
