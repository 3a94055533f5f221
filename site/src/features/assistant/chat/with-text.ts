/** More than this, in UTF-16 units, is not taken by every app that opens such an address. */
const LONGEST_TEXT = 1500

/** An address that takes a text along; the end of one that is too long: a person begins where it stopped. */
export function withText(href: string, text: string): string {
  const url = new URL(href)
  url.searchParams.set('text', text.length > LONGEST_TEXT ? `…${text.slice(-LONGEST_TEXT)}` : text)
  return url.href
}
