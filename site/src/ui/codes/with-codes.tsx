import type { ReactNode } from 'react'
import { codesIn } from './codes-in'

/** Keeps codes in order between Arabic letters. */
export function WithCodes({ text }: { text: string }): ReactNode {
  const codes = codesIn(text)
  if (codes.length === 0) return text
  return [
    ...codes.flatMap(({ from, to }, at) => [
      text.slice(codes[at - 1]?.to ?? 0, from),
      <bdi key={from} dir="ltr">
        {text.slice(from, to)}
      </bdi>,
    ]),
    text.slice(codes.at(-1)?.to),
  ]
}
