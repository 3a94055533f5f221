const DECIMAL_DIGIT = /^\p{Nd}$/u

/** Writes the decimal digits of every script as 0 to 9 and leaves everything else as it is. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Unicode encodes each script's digits 0 to 9 in a row, and rows that touch each other in tens. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  let first = codePoint
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return (codePoint - first) % 10
}
