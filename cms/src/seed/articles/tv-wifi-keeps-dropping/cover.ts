import { circle, path, place, rect } from '../../pictures/shapes'
import { television } from '../../pictures/things'

const waves =
  path('M-20 -4A28 28 0 0 1 20 -4') +
  path('M-38 -20A54 54 0 0 1 38 -20') +
  path('M-56 -36A80 80 0 0 1 56 -36', 'line dash') +
  circle(0, 14, 5, 'solid')
const router =
  path('M24 0L10 -84M126 0L140 -84') +
  rect(0, 0, 150, 44, 12) +
  circle(24, 22, 4, 'solid') +
  circle(42, 22, 4, 'wash') +
  circle(60, 22, 4, 'wash') +
  path('M96 22H130')
const shelf = path('M50 306H590') + path('M340 306V276H590', 'line')

export const cover =
  circle(160, 150, 120, 'veil') +
  place(router, 86, 262) +
  place(waves, 161, 168, 1.05) +
  path('M250 150H268M280 150H298M310 150H320', 'line') +
  place(television(), 344, 104, 0.84) +
  place(
    path('M-20 -4A28 28 0 0 1 20 -4M-38 -20A54 54 0 0 1 38 -20') +
      circle(0, 14, 5, 'solid') +
      path('M-34 -40L34 26'),
    470,
    184,
    0.9,
  ) +
  shelf +
  path('M420 276V264H520V276')
