import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { laptop, phone } from '../../pictures/things'

const crate =
  path('M0 0H220L204 130H16Z', 'paper') + path('M8 44H212M14 88H206') + rect(-10, -14, 240, 20, 6, 'tint')
const third = path('M-14 -62L28 -62L58 -10M58 -10L62 -34M58 -10L36 -20')
const cycle = [0, 120, 240].map((turn) => place(third, 0, 0, 1, turn)).join('')

export const cover =
  ellipse(260, 322, 220, 16) +
  circle(470, 150, 118, 'veil') +
  place(laptop(), 178, 52, 0.72, -12) +
  place(phone(), 138, 66, 0.62, -14) +
  place(
    rect(0, 0, 60, 80, 8) + path('M14 -22V0M46 -22V0') + path('M30 22L18 44H30L26 60L42 38H30Z', 'deep'),
    330,
    96,
    1,
    12,
  ) +
  place(crate, 130, 186) +
  place(cycle, 472, 152, 1.2) +
  circle(472, 152, 16, 'tint') +
  path('M60 318H590')
