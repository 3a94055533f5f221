import type { TextPiece } from './highlighted'

/** A text with what was asked for marked in it. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isHit }, place) => (isHit ? <mark key={place}>{text}</mark> : text))
}
