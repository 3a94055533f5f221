import { circle, path, place, rect, repeat } from '../../pictures/shapes'
import { phone } from '../../pictures/things'

const legs =
  repeat(4, 24, 0, () => path('M-36 -66V-84M-36 66V84')) +
  repeat(4, 0, 24, () => path('M-66 -36H-84M66 -36H84'))
const chip =
  legs +
  rect(-66, -66, 132, 132, 18, 'tint') +
  rect(-42, -42, 84, 84, 12) +
  path('M-42 -14H-18V14H-42M42 -14H18V14H42M-18 -14L0 -42M-18 14L0 42M18 -14L0 -42M18 14L0 42')
const bars = repeat(4, 20, 0, (at) => rect(0, -16 - at * 14, 12, 16 + at * 14, 3, at < 3 ? 'deep' : 'paper'))
const code =
  [
    [0, 0],
    [30, 0],
    [0, 30],
  ]
    .map(([x, y]) => rect(x ?? 0, y ?? 0, 22, 22, 4) + rect((x ?? 0) + 7, (y ?? 0) + 7, 8, 8, 1, 'solid'))
    .join('') +
  rect(30, 30, 8, 8, 1, 'solid') +
  rect(44, 30, 8, 8, 1, 'solid') +
  rect(36, 44, 8, 8, 1, 'solid')

export const cover =
  circle(210, 180, 150, 'veil') +
  place(chip, 210, 180, 1.35) +
  path('M326 180H372M360 168L373 180L360 192') +
  place(phone() + place(bars, 24, 98, 1), 404, 46, 1.16) +
  rect(424, 198, 100, 84, 8) +
  place(code, 448, 214, 1) +
  path('M60 338H580')
