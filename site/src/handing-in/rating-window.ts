/** Orders that ended longer ago cannot be rated [5#25], [9#23]. */
const MONTHS_TO_RATE = 3

/** When the work on an order ended, and whether it was rated: as its entry says it. */
export interface EndOfRepair {
  repairedTime: string | null
  toBeReviewedTime: string | null
  reviewedTime: string | null
}

/** Whether nothing more happens with a finished order: it was rated, or is too old for it. */
export function isClosed({ repairedTime, toBeReviewedTime, reviewedTime }: EndOfRepair, now: Date): boolean {
  if (reviewedTime) return true
  const finished = repairedTime ?? toBeReviewedTime
  return finished !== null && monthsAfter(new Date(finished), MONTHS_TO_RATE) < now
}

/** The same day of a later month, or its last one. */
function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
