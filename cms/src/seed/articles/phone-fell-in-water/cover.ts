import { circle, ellipse, path, place } from '../../pictures/shapes'
import { drop, phone } from '../../pictures/things'

const wave = (y: number, shift: number) =>
  `M${-40 + shift} ${y}q20 -14 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`

export const cover =
  circle(320, 150, 120, 'veil') +
  place(phone(), 288, 36, 1.12, 18) +
  path(`${wave(226, 0)}V380H-40Z`, 'tint') +
  path(wave(262, 18), 'light') +
  path(wave(300, 4), 'light') +
  ellipse(300, 232, 118, 12, 'white') +
  path('M196 232A104 12 0 0 0 404 232') +
  place(drop(), 176, 130, 0.9, -24) +
  place(drop(), 214, 82, 0.6, -18) +
  place(drop(), 440, 118, 0.8, 26) +
  place(drop(), 476, 168, 0.55, 30) +
  circle(140, 292, 6) +
  circle(492, 284, 8) +
  circle(516, 318, 5)
