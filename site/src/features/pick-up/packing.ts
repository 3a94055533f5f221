import type { Messages } from '@carelane/messages'
import type { Draft } from './remembered-pick-up'

type PackingItem = keyof Messages['pickup']['packing']['items']

const PARCEL = ['photo', 'off', 'wrap', 'box', 'noBatteries', 'label'] as const

export const PACKING = {
  phone: PARCEL,
  laptop: PARCEL,
  tv: ['photo', 'stand', 'upright', 'label'],
  appliance: ['photo', 'drain', 'doors', 'carry', 'label'],
} as const satisfies Record<Draft['device'], readonly PackingItem[]>

/** A kind that this site does not know is packed as a phone is. */
export function kindToPack(device: string): Draft['device'] {
  return Object.hasOwn(PACKING, device) ? (device as Draft['device']) : 'phone'
}
