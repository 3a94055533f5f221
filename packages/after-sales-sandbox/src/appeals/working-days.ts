export function workingDaysAfter(start: Date, days: number): Date {
  const result = new Date(start)
  for (let left = days; left > 0;) {
    result.setUTCDate(result.getUTCDate() + 1)
    if (![0, 6].includes(result.getUTCDay())) left -= 1
  }
  return result
}
