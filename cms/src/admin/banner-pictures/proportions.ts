/** CSS pixels; the site crops other proportions. */
export const PLACES = {
  pictureNarrow: { width: 720, height: 200 },
  pictureWide: { width: 2240, height: 240 },
} as const

export type Place = keyof typeof PLACES

export interface Size {
  width: number
  height: number
}

const TOLERATED = 0.03

export function isCut(place: Place, { width, height }: Size): boolean {
  const wanted = PLACES[place].width / PLACES[place].height
  return Math.abs(width / height / wanted - 1) > TOLERATED
}
