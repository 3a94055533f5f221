import { countFallback } from './assumptions'

export function isNotFoundShell(status: number, body: Buffer, isWhole: boolean): boolean {
  if (status !== 404) return false
  const isShell = body.subarray(0, 200).includes('id="__next_error__"')
  if (!isShell && !isWhole) countFallback('not-found-shell')
  return isShell
}
