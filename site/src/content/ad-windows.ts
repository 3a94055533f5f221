import type { Ad } from '@carelane/main-api'

/** The Main API's notice of ads, less the time on the way. */
const KNOWN_AHEAD_MS = 3_590_000

export function nextAdChange(ads: readonly Pick<Ad, 'from' | 'to'>[], now: number): number {
  const changes = ads.flatMap(({ from, to }) =>
    [from, to].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
  )
  return Math.min(now + KNOWN_AHEAD_MS, ...changes.filter((at) => at > now))
}
