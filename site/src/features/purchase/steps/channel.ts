import { PAGES, pathOf } from '@/links/href'

/** Where a plan is bought: on the site alone [2.1#33], or through a store [2.1#34]. */
export type Channel = 'online' | 'offline'

/** The pages of a purchase in their order; `start` is the page that has the others below it. */
export type Step = 'start' | 'store' | 'list' | 'confirm' | 'pay'

export const pageOf = (channel: Channel) =>
  channel === 'online' ? ('purchase-service' as const) : ('purchase-service-offline' as const)

/** Nothing of the purchase stands in an address. */
export function purchasePath(lang: string, channel: Channel, step: Step | 'order-list'): string {
  return pathOf([lang, PAGES[pageOf(channel)], step === 'start' ? '' : step])
}
