import { pathOf } from '@/links/href'

/** On the site [2.1#33], or in a store [2.1#34]. */
export type Channel = 'online' | 'offline'

export type Step = 'start' | 'store' | 'list' | 'confirm' | 'pay'

export const pageOf = (channel: Channel) =>
  channel === 'online' ? ('purchase-service' as const) : ('purchase-service-offline' as const)

export function purchasePath(lang: string, channel: Channel, step: Step | 'order-list'): string {
  return pathOf([lang, pageOf(channel), step === 'start' ? '' : step])
}
