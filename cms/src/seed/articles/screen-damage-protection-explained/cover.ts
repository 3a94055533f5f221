import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { phone } from '../../pictures/things'

const umbrella =
  path(
    'M-170 0A170 150 0 0 1 170 0Q142 -26 114 0Q86 -26 57 0Q28 -26 0 0Q-28 -26 -57 0Q-86 -26 -114 0Q-142 -26 -170 0Z',
    'tint',
  ) +
  path(
    'M-57 0C-50 -80 -24 -130 0 -150C24 -130 50 -80 57 0M-114 0C-104 -80 -60 -130 0 -150C60 -130 104 -80 114 0',
  ) +
  path('M0 -150V-164M0 -14V112A14 14 0 0 0 28 112')
const glass =
  path('M0 0H96Q110 0 110 14V196Q110 210 96 210H14Q0 210 0 196V14Q0 0 14 0Z', 'line') +
  path('M18 60L60 16M18 96L92 20M30 190L96 122')

export const cover =
  ellipse(320, 322, 240, 16) +
  circle(320, 180, 140, 'veil') +
  place(phone(), 222, 132, 0.78) +
  place(
    `<g fill="#FFFFFF" fill-opacity=".55">${rect(0, 0, 110, 210, 14, 'white')}</g>${glass}`,
    368,
    134,
    0.84,
  ) +
  place(umbrella, 336, 178, 1) +
  path('M322 216H352', 'line dash') +
  path('M60 318H580') +
  rect(108, 70, 22, 22, 5, 'paper') +
  rect(128, 44, 14, 14, 3, 'tint') +
  rect(520, 66, 18, 18, 4, 'paper')
