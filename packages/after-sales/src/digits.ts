const DECIMAL_DIGIT = /^\p{Nd}$/u

export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Unicode keeps the digits of a script in blocks aligned to ten. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  let first = codePoint
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return (codePoint - first) % 10
}
