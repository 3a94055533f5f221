import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { phone } from '../../pictures/things'

const rays = Array.from({ length: 12 }, (_, at) => place(path('M0 -70V-88'), 0, 0, 1, at * 30)).join('')
const heat = path('M0 0c-12 -14 12 -24 0 -40s12 -24 0 -40')
const thermometer =
  path('M-13 40V-70A13 13 0 0 1 13 -70V40A26 26 0 1 1 -13 40Z', 'paper') +
  circle(0, 62, 16, 'solid') +
  rect(-4, -30, 8, 84, 4, 'solid') +
  repeat(4, 0, 22, () => path('M20 -62H30'))

export const cover =
  place(circle(0, 0, 54, 'tint') + rays, 132, 110) +
  path('M40 316H600') +
  place(phone(), 280, 84, 1) +
  place(
    repeat(3, 34, 0, () => heat),
    306,
    74,
    0.62,
  ) +
  place(
    repeat(3, 28, 0, () => heat),
    312,
    246,
    0.8,
  ) +
  place(thermometer, 498, 190, 1.15)
