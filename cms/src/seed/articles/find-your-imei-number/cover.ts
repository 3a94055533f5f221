import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { phone } from '../../pictures/things'

const keys = repeat(4, 0, 34, () => repeat(3, 32, 0, () => circle(28, 92, 11)))
const hash = path('M-4 -6L-6 6M4 -6L2 6M-8 -2H7M-9 3H6', 'line')
const star = path('M0 -6V6M-5 -3L5 3M5 -3L-5 3')
const widths = [3, 6, 2, 4, 8, 2, 3, 6, 4, 2, 7, 3, 2, 5, 3, 8, 2, 4]
const bars = widths.map((width, at) => rect(at * 10, 0, width, 54, 0, 'solid')).join('')
const digits = repeat(15, 12, 0, () => rect(0, 0, 6, 8, 1, 'wash'))

export const cover =
  circle(190, 190, 150, 'veil') +
  place(
    phone() +
      rect(20, 32, 80, 34, 8) +
      path('M32 49H74') +
      keys +
      place(star, 28, 194, 0.9) +
      place(hash, 92, 194, 0.9),
    130,
    54,
    1.12,
  ) +
  rect(338, 104, 230, 150, 14) +
  path('M338 142H568') +
  path('M358 124H430') +
  circle(548, 124, 5, 'tint') +
  place(bars, 364, 160) +
  place(digits, 364, 226) +
  path('M286 179H322M312 168L323 179L312 190')
