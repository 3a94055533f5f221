import { circle, path, place, rect } from '../../pictures/shapes'
import { tablet } from '../../pictures/things'

const scene =
  circle(178, 46, 18, 'paper') +
  path('M14 126C50 84 84 84 116 116C146 92 190 92 226 128V150Q226 156 220 156H20Q14 156 14 150Z', 'paper') +
  path('M58 122V86H98V122Z', 'tint') +
  path('M50 88L78 66L106 88Z', 'deep') +
  path('M72 122V104H84V122', 'paper') +
  path('M28 40q8 -10 16 0q8 -10 16 0')
const lock =
  path('M-18 -8V-22A18 18 0 0 1 18 -22V-8') +
  rect(-28, -8, 56, 46, 10, 'deep') +
  circle(0, 12, 5, 'white') +
  path('M0 16V24', 'light')
const bricks =
  rect(0, 0, 54, 54, 6, 'tint') +
  rect(58, 0, 54, 54, 6) +
  rect(30, -58, 54, 54, 6) +
  circle(85, 27, 12, 'tint') +
  path('M27 14L42 40H12Z', 'paper') +
  rect(46, -42, 22, 22, 3, 'tint')

export const cover =
  circle(260, 160, 140, 'veil') +
  path('M40 312H600') +
  path('M150 306L130 312M390 306L410 312') +
  place(tablet() + scene, 84, 50, 1.5) +
  place(lock, 440, 92, 1.2) +
  place(bricks, 470, 258)
