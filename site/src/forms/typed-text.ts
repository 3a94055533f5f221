/**
 * What a person typed, trimmed and without control characters but line breaks and tabs: no keyboard makes them, and a
 * service that cannot keep one would refuse what was handed in for good.
 */
export function typedText(text: string | undefined): string {
  return (text ?? '').replace(/[^\P{Cc}\n\t]/gu, '').trim()
}
