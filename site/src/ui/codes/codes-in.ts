/** UTF-16 units. */
export interface CodePlace {
  from: number
  to: number
}

/** Always left to right: codes to dial, phones with a plus, negative or grouped numbers. */
const CODE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{Nd}*#])[*#](?:[*#]|\p{Nd})*\p{Nd}[*#]*`,
    String.raw`\+\p{Nd}(?:[ \u00a0().-]?\p{Nd})*`,
    String.raw`(?<![^\s(«"])[-\u2212]\p{Nd}+(?:[.,]\p{Nd}+)?(?![\p{L}\p{Nd}])`,
    String.raw`(?<![\p{L}\p{Nd}])\p{Nd}{2,}(?:[ \u00a0-]\p{Nd}+){2,}(?![\p{L}\p{Nd}])`,
  ].join('|'),
  'gu',
)

export function codesIn(text: string): CodePlace[] {
  return Array.from(text.matchAll(CODE), ({ index, 0: { length } }) => ({ from: index, to: index + length }))
}
