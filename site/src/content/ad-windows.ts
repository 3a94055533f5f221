import type { Ad } from '@carelane/main-api'

/** How far an answer of the Main API looks ahead, in ms, less its time on the way. */
const KNOWN_AHEAD_MS = 3_590_000

/** When the next ad begins or ends, in ms since the epoch, within what the Main API knows ahead. */
export function nextAdChange(ads: readonly Pick<Ad, 'from' | 'to'>[], now: number): number {
  const changes = ads.flatMap(({ from, to }) =>
    [from, to].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
  )
  return Math.min(now + KNOWN_AHEAD_MS, ...changes.filter((at) => at > now))
}
