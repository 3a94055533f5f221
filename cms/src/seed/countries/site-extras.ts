import type { State } from '../../bundle/bundle'

/** Missing in the first seeds. */
export const SITE_EXTRAS = ['deliveryCities', 'appUrl', 'analyticsId'] as const

/** Special countries count too [3#16], [9#10]. */
export function hasSiteExtras({ shared }: Pick<State, 'shared'>): boolean {
  const features = shared.features as { special?: boolean } | undefined
  return features?.special === true || SITE_EXTRAS.some((name) => shared[name] !== undefined)
}
