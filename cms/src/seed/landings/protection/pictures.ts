import { circle, ellipse, path, place, rect, repeat } from '../../pictures/shapes'
import { glint, phone, shield, tick } from '../../pictures/things'
import type { Drawing } from '../drawing'
import { crackedPhone, mapPin, parcel, protectionCard, storefront } from '../things'

const disc = ellipse(160, 104, 122, 84)
const widths = [3, 6, 2, 4, 7, 2, 3, 6, 4, 2, 6, 3]
const bars = widths.map((width, at) => rect(at * 9, 0, width, 36, 0, 'solid')).join('')
const star = path('M0 -8V8M-7 -4L7 4M7 -4L-7 4')
const hash = path('M-4 -8L-6 8M5 -8L3 8M-9 -3H8M-10 4H7')

export const pictures = {
  shield: {
    form: 'hero',
    drawing:
      ellipse(320, 190, 230, 138) +
      place(shield(), 320, 184, 2.9) +
      place(phone(), 252, 60, 1.1) +
      place(tick(), 318, 176, 1.5) +
      place(glint(), 150, 96, 1.3) +
      place(glint(), 498, 84, 1) +
      place(glint(), 176, 262, 0.8),
  },
  damage: {
    form: 'card',
    drawing:
      disc +
      place(crackedPhone(), 100, 34, 0.64, -16) +
      path('M190 172L200 138L230 126L262 142L270 172Z', 'tint') +
      path('M200 138L222 150L262 142M222 150L218 172') +
      path('M40 172H290'),
  },
  centre: {
    form: 'card',
    drawing:
      disc +
      path('M30 178H290') +
      place(storefront(), 124, 68, 0.55) +
      place(mapPin(), 208, 66, 0.66) +
      place(parcel(), 42, 124, 0.74),
  },
  deduction: {
    form: 'card',
    drawing:
      disc +
      place(protectionCard(), 66, 46, 1.2, -4) +
      circle(226, 58, 13, 'veil') +
      path('M226 45A13 13 0 1 0 239 58', 'line dash'),
  },
  completed: {
    form: 'card',
    drawing:
      disc + place(phone(), 112, 12, 0.78) + place(tick(), 206, 146, 1.3) + place(glint(), 84, 58, 0.9),
  },
  dial: {
    form: 'card',
    drawing:
      disc +
      rect(92, 14, 136, 220, 18) +
      rect(102, 26, 116, 200, 10, 'tint') +
      rect(112, 40, 96, 34, 8) +
      place(star, 126, 57) +
      place(hash, 144, 57, 0.9) +
      place(path('M0 8A6 8 0 1 1 0.1 8'), 162, 57) +
      place(path('M4 -8Q-6 -2 -6 4A6 5 0 1 0 -5 1'), 179, 57) +
      place(hash, 196, 57, 0.9) +
      repeat(3, 0, 34, () => repeat(3, 34, 0, () => circle(126, 100, 12))),
  },
  settings: {
    form: 'card',
    drawing:
      disc +
      rect(92, 14, 136, 220, 18) +
      rect(102, 26, 116, 200, 10, 'tint') +
      repeat(4, 0, 38, (at) => rect(110, 38, 100, 30, 6, at === 2 ? 'deep' : 'paper')) +
      path('M122 53H172M122 91H186M122 167H164') +
      path('M122 129H180', 'light'),
  },
  box: {
    form: 'card',
    drawing:
      disc +
      path('M60 74L92 44H268L260 74Z', 'tint') +
      rect(60, 74, 200, 100, 4) +
      rect(92, 90, 136, 68, 6) +
      place(bars, 106, 100) +
      repeat(12, 9, 0, () => rect(106, 144, 5, 6, 1, 'wash')),
  },
} as const satisfies Record<string, Drawing>
