export function monthsAfter(start: Date, months: number): Date {
  const result = new Date(start)
  const month = start.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  result.setUTCMonth(month, Math.min(start.getUTCDate(), lastDay))
  return result
}
