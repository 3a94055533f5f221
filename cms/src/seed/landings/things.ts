import { circle, path, place, rect, repeat } from '../pictures/shapes'
import { phone } from '../pictures/things'

/** A phone with a web of cracks, as large as `phone`. */
export function crackedPhone(): string {
  return (
    phone() +
    path(
      'M72 92L40 46L52 10M72 92L108 60M72 92L112 128M72 92L60 150L82 206M72 92L22 112L8 108M60 150L24 184M108 60L112 34',
    ) +
    path('M52 76L66 66L88 74L92 100L74 114L54 104Z')
  )
}

/** An open-ended spanner 110 long, its jaw upwards around 0, 0. */
export function spanner(): string {
  return path(
    'M-10 -24V-6L-4 0H4L10 -6V-24A22 22 0 0 1 8 16V78A8 8 0 0 1 -8 78V16A22 22 0 0 1 -10 -24Z',
    'tint',
  )
}

/** A parcel 84 × 72, its top corner at 0, 0. */
export function parcel(): string {
  return rect(0, 0, 84, 72, 4) + rect(34, 0, 16, 30, 0, 'tint') + path('M12 54H34M12 62H28')
}

/** A pin on a map, 60 × 84, its tip at 0, 0. */
export function mapPin(): string {
  return (
    path('M0 0C-14 -22 -30 -34 -30 -54A30 30 0 0 1 30 -54C30 -34 14 -22 0 0Z', 'deep') +
    circle(0, -54, 11, 'white')
  )
}

/** The front of a store, 300 × 200, its top corner at 0, 0. */
export function storefront(): string {
  return (
    rect(14, 40, 272, 160, 4) +
    rect(32, 84, 150, 92, 4, 'tint') +
    rect(204, 84, 60, 116, 4, 'tint') +
    circle(216, 146, 3, 'solid') +
    path('M10 8H290L300 56H0Z', 'deep') +
    repeat(6, 50, 0, () => path('M0 56A25 18 0 0 0 50 56Z', 'paper'))
  )
}

/** Of a person from behind a counter or in a queue, 56 × 130, standing on 0, 0. */
export function person(): string {
  return circle(0, -106, 20) + path('M-28 0V-50Q-28 -78 0 -78Q28 -78 28 -50V0Z', 'tint')
}

/** A sheet of paper 90 × 120 with lines, its top corner at 0, 0. */
export function sheet(): string {
  return rect(0, 0, 90, 120, 6) + path('M16 24H58') + repeat(4, 0, 18, () => path('M16 46H74'))
}

/** A card 150 × 94 with a shield, its top corner at 0, 0. */
export function protectionCard(): string {
  return (
    rect(0, 0, 150, 94, 10) +
    rect(0, 18, 150, 16, 0, 'tint') +
    place(path('M0 -24L20 -17V-1C20 12 11 20 0 24C-11 20 -20 12 -20 -1V-17Z', 'deep'), 116, 62, 0.9) +
    path('M107 61L114 68L126 55', 'light') +
    path('M14 56H70M14 70H54')
  )
}

/** A sound wave of three arcs that opens to the right of 0, 0. */
export function waves(): string {
  return path('M0 -12A17 17 0 0 1 0 12M12 -22A31 31 0 0 1 12 22M24 -32A45 45 0 0 1 24 32')
}
