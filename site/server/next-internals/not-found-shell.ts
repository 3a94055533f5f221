import { countFallback } from './assumptions'

/**
 * Whether a page that is not found is the empty document that only scripts can fill: Next sends it where a page calls
 * `notFound()`.
 * @param isWhole whether the page says that it has all that it shows, though there is none at its address
 */
export function isNotFoundShell(status: number, body: Buffer, isWhole: boolean): boolean {
  if (status !== 404) return false
  const isShell = body.subarray(0, 200).includes('id="__next_error__"')
  if (!isShell && !isWhole) countFallback('not-found-shell')
  return isShell
}
