import { activationOf, checkResultOf, warrantyOf } from '../warranty/decide-warranty'
import type { DeviceRecord } from '../warranty/device-record'

const DAY_MS = 24 * 60 * 60 * 1000

export const DEMO_OUTCOMES = [
  'in-warranty',
  'in-warranty, card not shown yet',
  'out-of-warranty',
  'activation-in-progress',
  'inactive',
  'deactivated',
  'contact-dealer',
  'other-country',
  'check-where-bought',
  'not-found',
] as const

export type DemoOutcome = (typeof DEMO_OUTCOMES)[number]

export interface DeviceState {
  outcome: DemoOutcome
  until: Date | null
}

export function stateOf(device: DeviceRecord, now: Date): DeviceState {
  const checkResult = checkResultOf(device)
  if (checkResult === 'checkWhereBought') return { outcome: 'check-where-bought', until: null }
  if (checkResult === 'otherCountry') return { outcome: 'other-country', until: null }
  if (checkResult === 'contactDealer') return { outcome: 'contact-dealer', until: null }
  const { state, activatedAt, changesAt } = activationOf(device, now)
  if (state === 'inProgress') return { outcome: 'activation-in-progress', until: changesAt }
  if (state !== 'activated' || !activatedAt) {
    return { outcome: state === 'deactivated' ? 'deactivated' : 'inactive', until: changesAt }
  }
  const { status, warrantyExpiryDate } = warrantyOf(device, activatedAt, now)
  if (status === 'outOfWarranty') return { outcome: 'out-of-warranty', until: changesAt }
  const cardFrom = new Date(activatedAt.getTime() + DAY_MS)
  if (cardFrom > now) return { outcome: 'in-warranty, card not shown yet', until: cardFrom }
  return { outcome: 'in-warranty', until: new Date(Date.parse(warrantyExpiryDate) + DAY_MS) }
}
