import { monthsAfter } from '../calendar'
import type { DeviceRecord } from './device-record'

const HOUR_MS = 60 * 60 * 1000

export type CheckResult = 'found' | 'notFound' | 'otherCountry' | 'contactDealer' | 'checkWhereBought'

export type ActivationState = 'inactive' | 'inProgress' | 'activated' | 'deactivated'

/** [8#8]–[8#11] */
export function checkResultOf(device: DeviceRecord | undefined): CheckResult {
  if (device === undefined) return 'notFound'
  if (!device.hasTermsHere) return 'checkWhereBought'
  if (!device.isHonouredHere) return 'otherCountry'
  return device.hasOwnDealer ? 'contactDealer' : 'found'
}

export interface Activation {
  state: ActivationState
  activatedAt: Date | null
  changesAt: Date | null
}

/** A device activates itself after a number of hours online [4#30], [4#31]. */
export function activationOf(device: DeviceRecord, now: Date): Activation {
  const { firstOnlineAt, offlineSince, deactivatedAt } = device
  const activatedAt = activationTimeOf(device)
  if (deactivatedAt && deactivatedAt <= now)
    return { state: 'deactivated', activatedAt: null, changesAt: null }
  if (!firstOnlineAt || firstOnlineAt > now) {
    return { state: 'inactive', activatedAt: null, changesAt: firstOnlineAt }
  }
  const isActive = activatedAt && (!offlineSince || activatedAt <= offlineSince)
  if (isActive && activatedAt <= now) return { state: 'activated', activatedAt, changesAt: deactivatedAt }
  return { state: 'inProgress', activatedAt: null, changesAt: isActive ? activatedAt : null }
}

function activationTimeOf({ firstOnlineAt, hoursOnlineUntilActive }: DeviceRecord): Date | null {
  return firstOnlineAt && new Date(firstOnlineAt.getTime() + hoursOnlineUntilActive * HOUR_MS)
}

export interface Warranty {
  status: 'underWarranty' | 'outOfWarranty'
  expiryDate: string
  /** With a bought extension [9#36]. */
  warrantyExpiryDate: string
}

export function warrantyOf(device: DeviceRecord, activatedAt: Date, now: Date): Warranty {
  const expiryDate = dayOf(monthsAfter(activatedAt, device.warrantyMonths))
  const warrantyExpiryDate = dayOf(monthsAfter(activatedAt, device.warrantyMonths + device.extensionMonths))
  const isOver = dayOf(now) > warrantyExpiryDate
  return { status: isOver ? 'outOfWarranty' : 'underWarranty', expiryDate, warrantyExpiryDate }
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
