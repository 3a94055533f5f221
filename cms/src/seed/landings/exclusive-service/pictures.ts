import { ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { glint, phone } from '../../pictures/things'
import type { Drawing } from '../drawing'
import { person, protectionCard } from '../things'

const plus = path('M-7 -20H7V-7H20V7H7V20H-7V7H-20V-7H-7Z', 'deep')

export const pictures = {
  card: {
    form: 'hero',
    drawing:
      ellipse(320, 186, 240, 138) +
      place(phone(), 172, 48, 1.14, -6) +
      place(protectionCard(), 300, 122, 1.5, 6) +
      place(plus, 516, 104, 1.1) +
      place(glint(), 140, 84, 1),
  },
  queue: {
    form: 'hero',
    drawing:
      ellipse(320, 196, 270, 124) +
      path('M40 318H600') +
      repeat(2, -78, 0, () => place(person(), 372, 318, 0.95)) +
      place(person(), 116, 318, 1) +
      rect(456, 206, 112, 112, 8) +
      rect(444, 190, 136, 22, 6, 'tint') +
      place(person(), 512, 190, 0.8) +
      path('M116 168C160 96 312 76 424 140M410 124L426 142L402 146') +
      place(protectionCard(), 134, 250, 0.5, -8),
  },
} as const satisfies Record<string, Drawing>
