export interface Backoff {
  /** The wait after the first failure, in seconds. */
  first: number
  /** In seconds. */
  longest: number
  /** The share of a wait that is left to chance, so that what failed together is not tried together; 0 if left out. */
  scatter?: number
}

/** The wait in seconds after so many failures, from 1: it doubles each time. */
export function secondsAfter(
  failures: number,
  { first, longest, scatter = 0 }: Backoff,
  /** From 0 to 1. */
  chance = Math.random(),
): number {
  return Math.min(longest, first * 2 ** (failures - 1)) * (1 - scatter * (1 - chance))
}
