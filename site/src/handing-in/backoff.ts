const FIRST_SECONDS = 5
const LONGEST_SECONDS = 600

/** Exponential; in seconds. */
export function secondsBefore(
  attempts: number,
  { longest = LONGEST_SECONDS, chance = Math.random() } = {},
): number {
  const whole = Math.min(longest, FIRST_SECONDS * 2 ** (attempts - 1))
  return whole * (0.5 + chance / 2)
}
