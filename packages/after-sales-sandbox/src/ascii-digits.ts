/** Writes the decimal digits of every script as 0 to 9: Unicode has each script's in a row, and rows touch in tens. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, digitOf)
}

function digitOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let first = codePoint
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((codePoint - first) % 10)
}
