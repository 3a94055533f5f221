const FIRST_SECONDS = 5
const LONGEST_SECONDS = 600

/**
 * How long a submission waits after so many tries, in seconds: twice as long each time, up to ten minutes or to the longest
 * that is said, and somewhat less, so that what failed together is not tried together.
 */
export function secondsBefore(
  attempts: number,
  {
    longest = LONGEST_SECONDS,
    /** From 0 to 1. */
    chance = Math.random(),
  } = {},
): number {
  const whole = Math.min(longest, FIRST_SECONDS * 2 ** (attempts - 1))
  return whole * (0.5 + chance / 2)
}
