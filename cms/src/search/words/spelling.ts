/**
 * Maps any script to a–z and 0–9: what `pg_trgm` takes for a letter depends on the database's locale. An exact comparison
 * sorts out collisions.
 */
export function spellingOf(folded: string): string {
  return Array.from(folded, (character) =>
    /[a-z0-9]/.test(character) ? character : ((character.codePointAt(0) ?? 0) % 36).toString(36),
  ).join('')
}

/** Damerau–Levenshtein; a result above `most` means more. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      current[column] = cheapest(one, other, row, column, { before, previous, current })
    }
    before = previous
    previous = current
  }
  return previous[other.length] ?? most + 1
}

interface Rows {
  before: number[]
  previous: number[]
  current: number[]
}

function cheapest(one: string, other: string, row: number, column: number, rows: Rows): number {
  const same = one[row - 1] === other[column - 1]
  const swapped =
    row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
  return Math.min(
    (rows.previous[column] ?? 0) + 1,
    (rows.current[column - 1] ?? 0) + 1,
    (rows.previous[column - 1] ?? 0) + (same ? 0 : 1),
    swapped ? (rows.before[column - 2] ?? 0) + 1 : Infinity,
  )
}
