import { highlighted } from './highlighted'

interface MarkedTextProps {
  text: string
  highlights: readonly { start: number; end: number }[]
}

/** A text with what was asked for marked in it. */
export function MarkedText({ text, highlights }: MarkedTextProps) {
  return highlighted(text, highlights).map((piece, place) =>
    piece.isHit ? <mark key={place}>{piece.text}</mark> : piece.text,
  )
}
