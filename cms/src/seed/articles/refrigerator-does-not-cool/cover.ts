import { circle, ellipse, path, place, rect } from '../../pictures/shapes'

const flake = Array.from({ length: 6 }, (_, at) =>
  place(path('M0 0V-40M0 -26L-9 -34M0 -26L9 -34M0 -14L-6 -19M0 -14L6 -19'), 0, 0, 1, at * 60),
).join('')
const inside =
  rect(0, 0, 150, 284, 14) + rect(10, 10, 130, 264, 6, 'tint') + path('M10 88H140M10 160H140M10 226H140')
const food =
  path('M30 88V58Q30 50 36 48V40H46V48Q52 50 52 58V88Z', 'paper') +
  circle(84, 74, 13) +
  circle(110, 76, 11) +
  rect(26, 132, 46, 27, 4) +
  path('M86 160L94 130H120L128 160Z', 'paper') +
  rect(18, 238, 52, 26, 6) +
  rect(80, 238, 52, 26, 6)
const door =
  path('M0 0L112 26V286L0 284Z', 'paper') +
  path('M16 60L96 76V112L16 104ZM16 150L96 158V196L16 194ZM16 226L96 230V262L16 264Z', 'tint')

export const cover =
  ellipse(300, 326, 230, 16) +
  circle(170, 130, 104, 'veil') +
  place(inside + food, 220, 36) +
  place(door, 370, 36) +
  place(flake, 128, 132, 1.2) +
  path('M60 322H590') +
  path('M530 90V212') +
  path('M518 212V110A12 12 0 0 1 542 110V212A22 22 0 1 1 518 212Z', 'paper') +
  circle(530, 228, 12, 'solid') +
  rect(527, 140, 6, 84, 3, 'solid')
