export interface AdWindow {
  active?: boolean | null
  from?: string | null
  to?: string | null
}

export const AD_STATES = ['live', 'scheduled', 'ended', 'off'] as const

export type AdState = (typeof AD_STATES)[number]

/** Must agree with the Main API and the site. */
export function adStateOf({ active, from, to }: AdWindow, now: Date): AdState {
  if (!active) return 'off'
  if (to && new Date(to) <= now) return 'ended'
  return from && new Date(from) > now ? 'scheduled' : 'live'
}
