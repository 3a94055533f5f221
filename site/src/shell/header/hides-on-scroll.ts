/** Past this many pixels the header hides while scrolling down [2.3#5], [9#3]. */
const HIDES_PAST = 80

/** Whether the header is hidden after the page was scrolled from `last` to `now`, both in CSS pixels. */
export function nextHidden(last: number, now: number, isHidden: boolean): boolean {
  if (now === last) return isHidden
  return now > last && now > HIDES_PAST
}
