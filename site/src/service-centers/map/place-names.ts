export interface Named {
  text: string
  /** CSS pixels from the map's corner. */
  x: number
  y: number
}

/** A number of centres. */
export interface Disc {
  x: number
  y: number
  radius: number
}

interface Box {
  from: number
  to: number
  top: number
  bottom: number
}

/** CSS pixels, generous: scripts differ. */
const LETTER = 8
const LINE = 20
const GAP = 6

/** More would be read by nobody. */
const MOST = 24

interface Ground {
  width: number
  height: number
  discs: readonly Disc[]
}

/**
 * Which names fit, the first first: none over another, over a number or over the edge.
 * @returns places in `names`
 */
export function fitting(names: readonly Named[], { width, height, discs }: Ground): number[] {
  const taken = discs.map(squareOf)
  const shown: number[] = []
  for (const [place, name] of names.entries()) {
    if (shown.length === MOST) break
    const box = boxOf(name)
    const isInside = box.from >= 0 && box.to <= width && box.top >= 0 && box.bottom <= height
    if (!isInside || taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    shown.push(place)
  }
  return shown
}

function boxOf({ text, x, y }: Named): Box {
  const half = ([...text].length * LETTER) / 2
  return { from: x - half - GAP, to: x + half + GAP, top: y - GAP, bottom: y + LINE + GAP }
}

function squareOf({ x, y, radius }: Disc): Box {
  return { from: x - radius, to: x + radius, top: y - radius, bottom: y + radius }
}

function overlap(one: Box, other: Box): boolean {
  return one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom
}
