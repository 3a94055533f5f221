/** Nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (Number.isInteger(middle)) return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
  return sorted[Math.floor(middle)] ?? NaN
}
