const FIRST_SECONDS = 5
const LONGEST_SECONDS = 600

/** Exponential, in seconds, with jitter so that what failed together is not retried together. */
export function secondsBefore(
  attempts: number,
  { longest = LONGEST_SECONDS, chance = Math.random() } = {},
): number {
  const whole = Math.min(longest, FIRST_SECONDS * 2 ** (attempts - 1))
  return whole * (0.5 + chance / 2)
}
