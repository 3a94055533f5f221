import { circle, ellipse, path, place } from '../../pictures/shapes'
import { phone } from '../../pictures/things'

const mast =
  path(
    'M0 0L36 -220L72 0M8 -50H64M16 -100H56M24 -150H48M8 -50L56 -100M64 -50L16 -100M16 -100L48 -150M56 -100L24 -150M24 -150L36 -220',
  ) + circle(36, -226, 7, 'deep')
const right = path('M0 -24A34 34 0 0 1 0 24M18 -44A62 62 0 0 1 18 44M36 -64A92 92 0 0 1 36 64')
const hills = path('M20 318C90 250 150 250 220 300C290 240 380 240 450 318Z', 'wash')

export const cover =
  circle(200, 110, 108, 'veil') +
  hills +
  place(mast, 164, 318, 1) +
  place(right, 228, 92) +
  place(`<g transform="scale(-1 1)">${right.replaceAll('class="line"', 'class="line dash"')}</g>`, 172, 92) +
  place(phone(), 430, 96, 0.92, 6) +
  place(
    path('M-24 -14C-24 10 -10 24 14 24L18 10L6 4L0 10C-6 6 -10 2 -12 -6L-6 -12L-12 -24Z', 'deep'),
    476,
    204,
    1.2,
  ) +
  path('M300 92C350 92 370 120 394 142', 'line dash') +
  ellipse(480, 320, 90, 10) +
  path('M30 318H600')
