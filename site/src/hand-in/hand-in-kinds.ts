import type { Messages } from '@carelane/messages'

export const HAND_IN_KINDS = ['phone', 'laptop', 'tv', 'appliance'] as const

export type HandInKind = (typeof HAND_IN_KINDS)[number]
export type HandInItem = keyof Messages['handin']['items']

/** What to do at home, then what to bring. */
export const ITEMS_OF = {
  phone: ['save', 'repairMode', 'findOff', 'cards', 'proof', 'charger'],
  laptop: ['saveLaptop', 'guest', 'findOff', 'proof', 'bringCharger'],
  tv: ['signOut', 'proof', 'remote'],
  appliance: ['unplug', 'proof', 'parts'],
} as const satisfies Record<HandInKind, readonly HandInItem[]>

/** Ends with the battery only where there is one. */
export function hasBattery(kind: HandInKind): boolean {
  return kind === 'phone' || kind === 'laptop'
}

/** @param product as booked: `mobile-phone` */
export function kindOfProduct(product: string | null | undefined): HandInKind {
  if (product === 'laptop' || product === 'tv') return product
  return product === 'home-appliance' || product === 'other' ? 'appliance' : 'phone'
}

export function readHandInKind(text: unknown): HandInKind {
  return HAND_IN_KINDS.find((kind) => kind === text) ?? 'phone'
}
