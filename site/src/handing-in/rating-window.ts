/** [5#25], [9#23] */
const MONTHS_TO_RATE = 3

export interface EndOfRepair {
  repairedTime: string | null
  toBeReviewedTime: string | null
  reviewedTime: string | null
}

export function isClosed({ repairedTime, toBeReviewedTime, reviewedTime }: EndOfRepair, now: Date): boolean {
  if (reviewedTime) return true
  const finished = repairedTime ?? toBeReviewedTime
  return finished !== null && monthsAfter(new Date(finished), MONTHS_TO_RATE) < now
}

function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
