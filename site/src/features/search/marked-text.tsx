import { codesIn } from '@/ui/codes/codes-in'
import type { TextPiece } from './highlighted'

/** Codes keep their direction, even partly marked. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  const codes = codesIn(pieces.map(({ text }) => text).join(''))
  const edges = codes.flatMap(({ from, to }) => [from, to])
  return cutAt(pieces, edges).map((stretch, at) => {
    const marked = stretch.map(({ text, isHit }, place) => (isHit ? <mark key={place}>{text}</mark> : text))
    if (at % 2 === 0) return marked
    return (
      <bdi key={at} dir="ltr">
        {marked}
      </bdi>
    )
  })
}

function cutAt(pieces: readonly TextPiece[], edges: readonly number[]): TextPiece[][] {
  let at = 0
  const placed = pieces.map((piece) => {
    const from = at
    at += piece.text.length
    return { ...piece, from }
  })
  return [0, ...edges].map((begin, index) => {
    const end = edges[index] ?? Infinity
    return placed.flatMap(({ text, isHit, from }) => {
      const left = text.slice(Math.max(0, begin - from), Math.max(0, end - from))
      return left === '' ? [] : [{ text: left, isHit }]
    })
  })
}
