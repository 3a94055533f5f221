import { ellipse, path, place } from '../../pictures/shapes'
import { glint, plant, television } from '../../pictures/things'

const cloth =
  path('M-52 -30Q-20 -46 12 -36T56 -28Q66 6 50 40Q20 30 -8 42T-54 36Q-62 0 -52 -30Z', 'paper') +
  path('M-32 -20Q-10 -8 8 -20M-36 6Q0 22 34 4M-20 26Q6 16 26 24')
const sweep = path('M0 0C60 -50 130 -40 170 10C130 -14 60 -14 10 34Z', 'white')

export const cover =
  ellipse(320, 306, 280, 26) +
  place(television(), 110, 40, 1.32) +
  place(sweep, 190, 160, 1.2) +
  place(cloth, 410, 190, 1.1, -10) +
  place(glint(), 206, 110, 1.4) +
  place(glint(), 254, 80, 0.8) +
  place(glint(), 300, 128, 0.7) +
  path('M40 300H600') +
  place(plant(), 556, 300, 1.1)
