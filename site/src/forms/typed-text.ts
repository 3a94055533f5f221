/** Drops control characters, which some services cannot store. */
export function typedText(text: string | undefined): string {
  return (text ?? '').replace(/[^\P{Cc}\n\t]/gu, '').trim()
}
