import { circle, ellipse, path, place, rect } from '../../pictures/shapes'

const edge =
  path('M-10 60H250Q290 60 290 100V300Q290 340 250 340H-10', 'paper') +
  path('M-10 78H244Q272 78 272 106V294Q272 322 244 322H-10', 'tint')
const tray =
  path('M276 138H420Q436 138 436 154V246Q436 262 420 262H276Z', 'paper') +
  rect(436, 130, 14, 140, 7, 'deep') +
  path('M300 156H398L418 176V244H300Z', 'line dash')
const card = path('M0 0H84L112 28V84Q112 92 104 92H8Q0 92 0 84V8Q0 0 8 0Z', 'tint')
const contacts = rect(24, 32, 52, 40, 8) + path('M50 32V72M24 52H42M58 52H76M42 44V60M58 44V60')
const pin = circle(0, -58, 14, 'line') + path('M0 -44V24')

export const cover =
  ellipse(470, 110, 140, 90) +
  edge +
  tray +
  place(card + contacts, 462, 24, 1.1, 12) +
  path('M468 100Q410 74 372 116M386 116L371 118L370 103') +
  place(pin, 372, 306, 1.5, 90) +
  circle(281, 306, 3.5, 'solid')
