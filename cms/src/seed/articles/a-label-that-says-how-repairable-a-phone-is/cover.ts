import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { phone, screwdriver } from '../../pictures/things'

const arrows = repeat(7, 0, 28, (at) =>
  path(
    `M0 0H${64 + at * 16}L${76 + at * 16} 10L${64 + at * 16} 20H0Z`,
    at < 2 ? 'deep' : at < 4 ? 'tint' : 'paper',
  ),
)
const label =
  rect(0, 0, 250, 292, 14) +
  path('M24 32H120') +
  circle(216, 32, 12, 'tint') +
  place(arrows, 24, 62) +
  path('M204 72H232M204 82L194 72L204 62Z', 'deep')

export const cover =
  circle(430, 170, 140, 'veil') +
  ellipse(320, 336, 250, 10) +
  place(label, 92, 32) +
  place(phone(), 396, 70, 1.02, 5) +
  place(screwdriver(), 430, 292, 1.3, 24) +
  circle(404, 220, 3, 'solid')
