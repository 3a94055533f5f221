export interface TextPiece {
  text: string
  isHit: boolean
}

/** Highlights: UTF-16 units, unordered. */
export function highlighted(
  text: string,
  highlights: readonly { start: number; end: number }[],
): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const { start, end } of highlights.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isHit: false })
    pieces.push({ text: text.slice(start, end), isHit: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false })
  return pieces
}
