import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { phone, tick } from '../../pictures/things'

const cloud = path(
  'M-84 44C-122 44 -128 -8 -90 -14C-88 -60 -26 -72 -6 -38C24 -60 70 -38 66 -4C104 -4 106 44 70 44Z',
  'paper',
)
const rows = repeat(
  3,
  0,
  46,
  (at) => rect(22, 42, 30, 30, 6) + path(at === 2 ? 'M62 52H84' : 'M62 52H98M62 62H86'),
)

export const cover =
  circle(440, 150, 130, 'veil') +
  path('M70 318H570') +
  place(phone() + rows, 130, 70, 1.08) +
  path('M270 190C300 190 296 152 322 152') +
  path('M311 141L323 152L311 163') +
  place(cloud, 448, 152, 1.15) +
  path('M440 190V128M418 150L440 126L462 150') +
  place(tick(), 520, 222) +
  path('M290 318V284H362V318M300 296H352M300 308H330')
