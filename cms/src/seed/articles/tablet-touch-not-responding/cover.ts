import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { tablet } from '../../pictures/things'

const hand =
  path(
    'M-14 0A14 14 0 0 1 14 0V44L58 54Q76 58 74 78L68 140H-22L-52 92Q-58 80 -46 76Q-38 74 -30 82L-14 98Z',
    'paper',
  ) +
  path('M-6 -2A6 6 0 0 1 6 -2') +
  path('M14 70V52M36 72V56M56 78V62')
const tiles = repeat(2, 0, 62, () => repeat(4, 50, 0, () => rect(28, 28, 34, 34, 8)))

export const cover =
  circle(430, 130, 120, 'veil') +
  place(tablet() + tiles, 90, 30, 1.7) +
  circle(352, 176, 26, 'white') +
  circle(352, 176, 26, 'line') +
  circle(352, 176, 44, 'line dash') +
  circle(352, 176, 64, 'line dash') +
  place(hand, 352, 182, 1.15, -8)
