import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import type { Tone } from '../../pictures/shapes'

const star = (tone: Tone) => path('M0 -24L7 -8L24 -7L11 4L15 21L0 12L-15 21L-11 4L-24 -7L-7 -8Z', tone)
const bubble = path(
  'M20 0H420Q440 0 440 20V120Q440 140 420 140H130L92 176V140H20Q0 140 0 120V20Q0 0 20 0Z',
  'paper',
)
const scale =
  rect(0, 0, 190, 78, 14) +
  path('M20 26H88M20 52H64') +
  repeat(4, 22, 0, (at) => circle(106, 39, 7, at < 3 ? 'solid' : 'wash'))

export const cover =
  circle(330, 140, 130, 'veil') +
  place(bubble, 80, 44) +
  repeat(5, 78, 0, (at) => place(star(at < 4 ? 'deep' : 'tint'), 144, 114, 1.25)) +
  place(scale, 360, 226) +
  ellipse(330, 332, 240, 10) +
  path('M210 250H330M210 274H300')
