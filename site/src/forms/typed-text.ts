/** Some services cannot store control characters. */
export function typedText(text: string | undefined): string {
  return (text ?? '').replace(/[^\P{Cc}\n\t]/gu, '').trim()
}
