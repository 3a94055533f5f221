import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { flash, screwdriver } from '../../pictures/things'
import type { Drawing } from '../drawing'
import { crackedPhone, waves } from '../things'

const inside =
  rect(0, 0, 140, 250, 22) +
  rect(12, 14, 116, 92, 8, 'tint') +
  rect(24, 26, 40, 32, 4) +
  rect(76, 26, 40, 18, 4) +
  circle(92, 76, 13) +
  circle(92, 76, 5, 'solid') +
  path('M64 42H76M44 58V92H76') +
  rect(18, 120, 104, 96, 10) +
  place(flash(), 70, 168, 0.9) +
  rect(44, 228, 52, 10, 5, 'tint')
const screw = circle(0, 0, 8) + path('M-4 0H4')
const disc = ellipse(160, 104, 118, 82)
const chip = rect(0, 0, 58, 46, 4, 'deep') + repeat(4, 12, 0, () => path('M11 -8V0M11 46V54'))

export const pictures = {
  bench: {
    form: 'hero',
    drawing:
      ellipse(330, 190, 250, 130) +
      rect(60, 300, 520, 18, 6, 'tint') +
      place(inside, 214, 42, 1, -6) +
      place(screwdriver(), 406, 214, 1.2, 38) +
      place(screw, 432, 262) +
      place(screw, 468, 276) +
      place(screw, 446, 238) +
      rect(112, 214, 74, 86, 8) +
      path('M112 240H186M134 214V200H164V214'),
  },
  battery: {
    form: 'card',
    drawing:
      disc + rect(104, 54, 108, 116, 12) + rect(136, 38, 44, 16, 4, 'tint') + place(flash(), 158, 112, 1.2),
  },
  charger: {
    form: 'card',
    drawing:
      disc +
      path('M84 -10V72Q84 90 102 90H218Q236 90 236 72V-10', 'paper') +
      rect(130, 70, 60, 16, 8, 'solid') +
      rect(138, 106, 44, 26, 6, 'tint') +
      rect(126, 130, 68, 46, 10) +
      path('M160 176V210'),
  },
  buttons: {
    form: 'card',
    drawing:
      disc +
      rect(92, 20, 74, 220, 18) +
      rect(100, 30, 58, 210, 12, 'tint') +
      rect(166, 56, 9, 34, 3, 'deep') +
      rect(166, 104, 6, 40, 3, 'deep') +
      path('M270 140H216Q204 140 196 132L180 124Q172 118 180 110Q186 106 194 110L216 120H270', 'paper'),
  },
  mainboard: {
    form: 'card',
    drawing:
      disc +
      path(
        'M84 36H216Q228 36 228 48V104Q228 112 236 112V152Q236 168 220 168H84Q72 168 72 156V48Q72 36 84 36Z',
        'paper',
      ) +
      place(chip, 94, 60) +
      rect(176, 56, 34, 24, 3, 'tint') +
      rect(168, 116, 48, 34, 3, 'tint') +
      path('M152 84H176M152 96H160V132H168M106 114V150H150M126 114V136H140') +
      circle(90, 152, 5, 'tint') +
      circle(216, 98, 5, 'tint'),
  },
  screen: { form: 'card', drawing: disc + place(crackedPhone(), 106, 12, 0.9, 6) },
  camera: {
    form: 'card',
    drawing:
      disc +
      rect(98, 30, 124, 144, 34) +
      circle(142, 76, 30) +
      circle(142, 76, 18, 'tint') +
      circle(142, 76, 7, 'solid') +
      circle(142, 138, 22) +
      circle(142, 138, 12, 'tint') +
      circle(142, 138, 5, 'solid') +
      circle(196, 76, 9, 'tint'),
  },
  speaker: {
    form: 'card',
    drawing:
      disc +
      path('M60 -10V110Q60 130 80 130H168Q188 130 188 110V-10', 'paper') +
      path('M70 -10V106Q70 120 84 120H164Q178 120 178 106V-10', 'tint') +
      repeat(5, 12, 0, () => circle(128, 125, 2.5, 'solid')) +
      place(waves(), 150, 142, 1, 90),
  },
} as const satisfies Record<string, Drawing>
