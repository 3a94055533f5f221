import type { State } from '../../bundle/bundle'

/** What came to the countries after the first seeds had made them. */
export const SITE_EXTRAS = ['deliveryCities', 'appUrl', 'analyticsId'] as const

/** Whether a country has any of them, or is a special one [3#16], [9#10]. */
export function hasSiteExtras({ shared }: Pick<State, 'shared'>): boolean {
  const features = shared.features as { special?: boolean } | undefined
  return features?.special === true || SITE_EXTRAS.some((name) => shared[name] !== undefined)
}
