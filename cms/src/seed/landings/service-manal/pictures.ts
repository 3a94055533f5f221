import { ellipse, path, place } from '../../pictures/shapes'
import { glint, phone, television } from '../../pictures/things'
import type { Drawing } from '../drawing'

const lines = path('M0 0H120M0 20H120M0 40H84')

export const pictures = {
  booklets: {
    form: 'hero',
    drawing:
      ellipse(320, 190, 260, 132) +
      path(
        'M320 96C276 64 190 62 110 76V292C190 278 276 280 320 308C364 280 450 278 530 292V76C450 62 364 64 320 96Z',
        'paper',
      ) +
      path('M320 96V308') +
      path('M96 90V308C180 294 270 296 320 322C370 296 460 294 544 308V90', 'line') +
      place(phone(), 150, 104, 0.5) +
      path('M226 120H292M226 140H292M226 160H272M226 180H292') +
      place(lines, 156, 244) +
      place(television(), 350, 102, 0.5) +
      place(lines, 356, 218) +
      place(glint(), 574, 70, 1),
  },
} as const satisfies Record<string, Drawing>
