import type { Ad } from '@carelane/main-api'

/** When the next ad begins or ends, in ms since 1970; Infinity where none does. */
export function nextAdChange(ads: readonly Pick<Ad, 'from' | 'to'>[], now: number): number {
  const changes = ads.flatMap(({ from, to }) =>
    [from, to].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
  )
  return Math.min(Infinity, ...changes.filter((at) => at > now))
}
