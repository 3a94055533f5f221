import { circle, path, rect } from './shapes'

/** A phone seen from the front, its top corner at 0, 0 and 120 × 230 large. */
export function phone(): string {
  return rect(0, 0, 120, 230, 18) + rect(8, 10, 104, 210, 10, 'tint') + rect(46, 16, 28, 6, 3, 'solid')
}

/** A tablet lying across, 240 × 168. */
export function tablet(): string {
  return rect(0, 0, 240, 168, 16) + rect(14, 12, 212, 144, 6, 'tint') + circle(7, 84, 2, 'solid')
}

/** An open laptop from the front, 260 × 172. */
export function laptop(): string {
  return (
    rect(28, 0, 204, 138, 10) +
    rect(38, 10, 184, 116, 4, 'tint') +
    path('M4 146H256L246 164Q244 168 238 168H22Q16 168 14 164Z', 'paper') +
    path('M106 146Q108 154 114 154H146Q152 154 154 146')
  )
}

/** A television on two feet, 300 × 190. */
export function television(): string {
  return (
    rect(0, 0, 300, 170, 8) +
    rect(8, 8, 284, 152, 3, 'tint') +
    path('M70 170L58 188M230 170L242 188') +
    path('M46 188H72M228 188H254')
  )
}

/** The indoor part of an air conditioner, 280 × 92. */
export function airConditioner(): string {
  return (
    rect(0, 0, 280, 92, 14) +
    path('M0 58H280') +
    path('M24 72H256', 'line') +
    rect(232, 22, 28, 12, 3, 'tint') +
    circle(222, 28, 2, 'solid')
  )
}

/** A drop of water, 30 wide, its middle at 0, 0. */
export function drop(): string {
  return (
    path('M0 -22C9 -9 15 -1 15 8A15 15 0 0 1 -15 8C-15 -1 -9 -9 0 -22Z', 'tint') +
    path('M-7 9A7 7 0 0 0 0 16')
  )
}

/** A four-pointed glint, 24 wide, its middle at 0, 0. */
export function glint(): string {
  return path('M0 -12Q2 -2 12 0Q2 2 0 12Q-2 2 -12 0Q-2 -2 0 -12Z', 'paper')
}

/** A tick in a filled disc of radius 20. */
export function tick(): string {
  return circle(0, 0, 20, 'solid') + path('M-8 0L-2 7L9 -6', 'light')
}

/** A cross in a disc of radius 20. */
export function cross(): string {
  return circle(0, 0, 20, 'paper') + path('M-7 -7L7 7M7 -7L-7 7')
}

/** A shield 80 × 96, its middle at 0, 0. */
export function shield(): string {
  return path('M0 -48L40 -34V-2C40 24 22 40 0 48C-22 40 -40 24 -40 -2V-34Z', 'paper')
}

/** A flash, 36 × 60, its middle at 0, 0. */
export function flash(): string {
  return path('M6 -30L-18 6H-2L-6 30L18 -8H2Z', 'deep')
}

/** A clock face of radius 40 at ten past ten. */
export function clock(): string {
  return circle(0, 0, 40) + path('M0 -30V-26M30 0H26M0 30V26M-30 0H-26') + path('M-14 -9L0 0L17 -10')
}

/** A potted plant, 56 × 92, standing on 0, 0. */
export function plant(): string {
  return (
    path('M0 -34C-2 -58 -20 -66 -28 -66C-28 -48 -16 -36 0 -34Z', 'tint') +
    path('M0 -34C0 -66 14 -86 26 -92C32 -68 20 -44 0 -34Z', 'tint') +
    path('M0 -34V-28') +
    path('M-20 -28H20L15 0H-15Z', 'paper')
  )
}

/** A screwdriver 150 long, its tip at 0, 0, its handle upwards. */
export function screwdriver(): string {
  return (
    path('M-3 0L-4 -70H4L3 0Z', 'paper') +
    path('M-7 -70H7V-80H-7Z', 'paper') +
    rect(-13, -148, 26, 68, 10, 'tint')
  )
}
