export interface Backoff {
  /** Seconds, doubled after each failure. */
  first: number
  /** Seconds. */
  longest: number
  /** Random share of a wait (0 to 1), so that what failed together is not retried together. */
  scatter?: number
}

/** @param failures from 1 */
export function secondsAfter(
  failures: number,
  { first, longest, scatter = 0 }: Backoff,
  chance = Math.random(),
): number {
  return Math.min(longest, first * 2 ** (failures - 1)) * (1 - scatter * (1 - chance))
}
