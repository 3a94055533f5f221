/**
 * Whether the first path segment is a short URL [2.2#1], [5#2]: exactly eight lower-case letters and digits.
 * Ask this before `parseLang`, and before anything is done to the segment.
 */
export function isShortUrl(segment: string): boolean {
  return /^[a-z0-9]{8}$/.test(segment)
}
