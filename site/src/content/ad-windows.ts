import type { Ad } from '@carelane/main-api'

/** As far as an answer of the Main API looks ahead, in ms; a little less, since it is on its way for a while. */
const KNOWN_AHEAD_MS = 3_590_000

/** When the next ad begins or ends, in ms since 1970, as far as is known: beyond that others may. */
export function nextAdChange(ads: readonly Pick<Ad, 'from' | 'to'>[], now: number): number {
  const changes = ads.flatMap(({ from, to }) =>
    [from, to].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
  )
  return Math.min(now + KNOWN_AHEAD_MS, ...changes.filter((at) => at > now))
}
