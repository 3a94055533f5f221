import { activationOf, warrantyOf } from '../warranty/decide-warranty'
import type { DeviceRecord } from '../warranty/device-record'

const DAY_MS = 86_400_000

export type PlanReason =
  'otherCountry' | 'notActivated' | 'alreadyBought' | 'tooLate' | 'outOfWarranty' | 'soldOut'

export interface PlanRules {
  covers: readonly string[]
  /** Days after activation; null for as long as the warranty runs. */
  withinDays: number | null
  /** Stock; null online, which is unlimited. */
  left: number | null
}

/** [9#33], [9#34], [9#37], [9#38] */
export function reasonAgainst(
  { covers, withinDays, left }: PlanRules,
  device: DeviceRecord,
  covered: ReadonlySet<string>,
  now: Date,
): PlanReason | null {
  if (!device.hasTermsHere || !device.isHonouredHere) return 'otherCountry'
  const { activatedAt } = activationOf(device, now)
  if (!activatedAt) return 'notActivated'
  if (covers.some((part) => covered.has(part))) return 'alreadyBought'
  if (withinDays === null) {
    const isOver = device.hasOwnDealer || warrantyOf(device, activatedAt, now).status === 'outOfWarranty'
    if (isOver) return 'outOfWarranty'
  } else if (now.getTime() > activatedAt.getTime() + withinDays * DAY_MS) return 'tooLate'
  return left !== null && left <= 0 ? 'soldOut' : null
}
