/** [2.2#1], [5#2]; check before `parseLang`. */
export function isShortUrl(segment: string): boolean {
  return /^[a-z0-9]{8}$/.test(segment)
}
