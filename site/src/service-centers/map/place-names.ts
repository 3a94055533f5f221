export interface Named {
  text: string
  /** CSS pixels from the map's corner. */
  x: number
  y: number
  /** From there to the name. */
  below: number
}

export interface Fitted {
  /** Place in the names. */
  index: number
  /** From its place down to the top of the name, CSS pixels. */
  offset: number
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
 * Which names fit, the first first: none over another, over a number or over the edge. Below its place, else above it, else one line
 * further down: the number of a large town seldom stands exactly on it.
 */
export function fitting(names: readonly Named[], { width, height, discs }: Ground): Fitted[] {
  const taken = discs.map(squareOf)
  const shown: Fitted[] = []
  const isFree = (box: Box) =>
    box.from >= 0 &&
    box.to <= width &&
    box.top >= 0 &&
    box.bottom <= height &&
    !taken.some((other) => overlap(box, other))
  for (const [index, name] of names.entries()) {
    if (shown.length === MOST) break
    const { below } = name
    const offset = [below, -below - LINE, below + LINE].find((each) => isFree(boxOf(name, each)))
    if (offset === undefined) continue
    taken.push(boxOf(name, offset))
    shown.push({ index, offset })
  }
  return shown
}

function boxOf({ text, x, y }: Named, offset: number): Box {
  const half = ([...text].length * LETTER) / 2
  const top = y + offset
  return { from: x - half - GAP, to: x + half + GAP, top: top - GAP, bottom: top + LINE + GAP }
}

function squareOf({ x, y, radius }: Disc): Box {
  return { from: x - radius, to: x + radius, top: y - radius, bottom: y + radius }
}

function overlap(one: Box, other: Box): boolean {
  return one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom
}
