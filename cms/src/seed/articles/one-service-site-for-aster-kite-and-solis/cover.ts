import { circle, ellipse, path, place, rect } from '../../pictures/shapes'
import { laptop, phone, television } from '../../pictures/things'

const page =
  rect(0, 0, 250, 110, 12) +
  path('M0 26H250') +
  circle(16, 13, 3.5, 'solid') +
  circle(30, 13, 3.5, 'wash') +
  circle(44, 13, 3.5, 'wash') +
  rect(20, 42, 210, 24, 12, 'tint') +
  circle(36, 54, 5, 'paper') +
  path('M40 58L46 63M56 54H150') +
  path('M20 84H90M110 84H180')

export const cover =
  ellipse(320, 322, 270, 16) +
  circle(320, 96, 120, 'veil') +
  place(page, 195, 34) +
  path('M320 144V176M130 204V190Q130 176 144 176H496Q510 176 510 190V204M320 176V204') +
  place(phone(), 102, 206, 0.46) +
  place(laptop(), 232, 212, 0.66) +
  place(television(), 424, 210, 0.56) +
  path('M60 318H580')
