import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { phone, shield } from '../../pictures/things'

const calendar =
  rect(0, 0, 150, 140, 14) +
  path('M0 38H150M38 -10V14M112 -10V14') +
  repeat(3, 0, 30, (row) =>
    repeat(4, 30, 0, (column) =>
      row === 1 && column === 2 ? circle(30, 60, 12, 'solid') : circle(30, 60, 5, 'wash'),
    ),
  )

export const cover =
  circle(310, 180, 150, 'veil') +
  place(phone() + path('M26 182H94M26 198H70') + rect(20, 32, 80, 26, 8), 118, 46, 1.18) +
  place(shield(), 190, 180, 1.02) +
  path('M170 180L184 194L212 164') +
  place(calendar, 360, 104, 1.15) +
  path('M70 332H570') +
  path('M296 180H336M324 169L337 180L324 191')
