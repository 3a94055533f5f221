import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { drop } from '../../pictures/things'

const machine =
  rect(0, 0, 230, 270, 16) +
  path('M0 56H230') +
  rect(18, 16, 62, 24, 6, 'tint') +
  circle(192, 28, 13, 'tint') +
  path('M192 28V18') +
  circle(158, 28, 4, 'solid') +
  circle(115, 156, 78) +
  circle(115, 156, 62, 'tint')
const water =
  path('M54 160q15 -12 30 0t30 0t30 0t32 0A62 62 0 0 1 54 160Z', 'solid') +
  path('M72 184q12 -8 24 0t24 0t24 0', 'light')
const hatch = rect(160, 236, 48, 22, 5, 'tint') + path('M170 247H198')

export const cover =
  ellipse(240, 322, 200, 16) +
  circle(480, 130, 100, 'veil') +
  place(machine + water + hatch, 110, 44) +
  path('M340 110C420 90 400 250 450 250') +
  path('M340 122C406 106 388 262 450 262') +
  rect(450, 244, 22, 24, 4, 'deep') +
  path('M486 250H560L548 314H498Z', 'paper') +
  path('M492 280H554', 'line') +
  path('M493 282H553L548 312H498Z', 'wash') +
  place(drop(), 500, 222, 0.6) +
  place(drop(), 480, 122, 2.4) +
  path('M430 70L530 180') +
  path('M60 316H600')
