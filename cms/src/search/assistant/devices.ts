import type { Concept } from '@carelane/messages/search'

export const DEVICES = [
  'phone',
  'tablet',
  'laptop',
  'tv',
  'airConditioner',
  'refrigerator',
  'washingMachine',
  'appliance',
  'accessory',
] as const satisfies readonly Concept[]

export type Device = (typeof DEVICES)[number]

/** What a page about home appliances is about too. */
const APPLIANCES: readonly Device[] = ['airConditioner', 'refrigerator', 'washingMachine', 'appliance']

/** Whether what is told of some kinds of devices holds for one of the others; what names no kind holds for all. */
export function covers(told: ReadonlySet<Device>, asked: ReadonlySet<Device>): boolean {
  if (told.size === 0 || asked.size === 0) return true
  return [...asked].some(
    (device) => told.has(device) || (APPLIANCES.includes(device) && told.has('appliance')),
  )
}
