/** UTF-16 units; some apps take no longer address. */
const LONGEST_TEXT = 1500

/** Cuts the beginning: the end matters more. */
export function withText(href: string, text: string): string {
  const url = new URL(href)
  url.searchParams.set('text', text.length > LONGEST_TEXT ? `…${text.slice(-LONGEST_TEXT)}` : text)
  return url.href
}
