/** Where a code stands in a text, in UTF-16 units. */
export interface CodePlace {
  from: number
  to: number
}

/**
 * What is read from left to right in every language, and would be turned round between Arabic letters: a code to dial, a
 * phone number with its plus, a number below nought, and one in groups.
 */
const CODE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{Nd}*#])[*#](?:[*#]|\p{Nd})*\p{Nd}[*#]*`,
    String.raw`\+\p{Nd}(?:[ \u00a0().-]?\p{Nd})*`,
    String.raw`(?<![^\s(«"])[-\u2212]\p{Nd}+(?:[.,]\p{Nd}+)?(?![\p{L}\p{Nd}])`,
    String.raw`(?<![\p{L}\p{Nd}])\p{Nd}{2,}(?:[ \u00a0-]\p{Nd}+){2,}(?![\p{L}\p{Nd}])`,
  ].join('|'),
  'gu',
)

/** The codes of a text, in its order. */
export function codesIn(text: string): CodePlace[] {
  return Array.from(text.matchAll(CODE), ({ index, 0: { length } }) => ({ from: index, to: index + length }))
}
