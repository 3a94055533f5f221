import { SIDE } from './svg'

const MOST = SIDE - 4

/**
 * Units a millimetre, so that the largest of a kind fills the square, and smaller ones are smaller by a little less than
 * they are: they stay readable.
 */
export function scaleFor(side: number, largestOfKind: number): number {
  return (MOST * (side / largestOfKind) ** 0.7) / side
}

export function centered(width: number, height: number) {
  return { x: (SIDE - width) / 2, y: (SIDE - height) / 2, width, height }
}
