import { secondsAfter } from '@carelane/outbox'

const FIRST_SECONDS = 5
const LONGEST_SECONDS = 600

/** Exponential; seconds. */
export function secondsBefore(
  attempts: number,
  { longest = LONGEST_SECONDS, chance = Math.random() } = {},
): number {
  return secondsAfter(attempts, { first: FIRST_SECONDS, longest, scatter: 0.5 }, chance)
}
