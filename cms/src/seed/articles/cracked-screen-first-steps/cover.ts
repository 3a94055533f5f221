import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { phone } from '../../pictures/things'

const cracks = path(
  'M58 82L12 56M58 82L30 14M58 82L96 18M58 82L108 70M58 82L106 128M58 82L70 168L52 214M58 82L20 140L10 138M70 168L104 190M38 62L44 40M30 120L46 128',
)
const rings =
  path('M40 72L48 62L64 60L76 72L72 94L54 98L42 88Z') + path('M26 64L40 42L72 50L92 76L82 108L44 112Z')
const tape = rect(0, 0, 116, 34, 4, 'tint') + path('M10 8H106M10 26H106', 'light')

export const cover =
  circle(280, 180, 142, 'veil') +
  place(phone() + cracks + rings, 226, 44, 1.2, -4) +
  place(tape, 196, 214, 1.35, -14) +
  path('M452 120L476 108L488 136L464 142Z', 'paper') +
  path('M500 176L520 186L506 204Z', 'paper') +
  path('M456 206L472 200L474 222Z', 'paper') +
  path('M440 250H556Q572 250 572 266V318H424V266Q424 250 440 250Z', 'paper') +
  path('M424 274H572') +
  repeat(4, 30, 0, () => path('M444 290V304')) +
  path('M60 318H600')
