const FIRST_SECONDS = 5
const LONGEST_SECONDS = 600

/**
 * How long a submission waits after so many tries, in seconds: twice as long each time, up to ten minutes, and some more
 * or less, so that what failed together is not tried together.
 * @param chance from 0 to 1
 */
export function secondsBefore(attempts: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1))
  return whole * (0.5 + chance / 2)
}
