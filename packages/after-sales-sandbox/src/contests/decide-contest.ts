import type { CountryCode } from '@carelane/countries'
import { monthsAfter } from '../calendar'
import type { Queryable } from '../database/queryable'
import { findTelevision } from '../televisions/find-television'
import { findDevice } from '../warranty/device-record'

export interface ContestedDevice {
  device: 'phone' | 'tv' | 'part'
  deviceNumber: string
  /** `YYYY-MM-DD` */
  boughtOn: string
  country: CountryCode
}

interface Decision {
  isCorrected: boolean
  /** `YYYY-MM-DD` */
  warrantyUntil: string | null
  reason: string | null
}

/** The warranty runs from the day of the receipt; a part is genuine if its serial number was given out. */
export async function decideContest(
  database: Queryable,
  { device, deviceNumber, boughtOn, country }: ContestedDevice,
  now: Date,
): Promise<Decision> {
  if (device === 'part') {
    const { rowCount } = await database.query('SELECT 1 FROM part_serials WHERE serial = $1', [deviceNumber])
    return rowCount ? { isCorrected: true, warrantyUntil: null, reason: null } : kept('notGenuine')
  }
  const find = device === 'tv' ? findTelevision : findDevice
  const found = await find(database, deviceNumber, country)
  if (!found) return kept('unknownDevice')
  const warrantyUntil = monthsAfter(new Date(boughtOn), found.warrantyMonths).toISOString().slice(0, 10)
  if (warrantyUntil < now.toISOString().slice(0, 10)) return kept('warrantyOver')
  return { isCorrected: true, warrantyUntil, reason: null }
}

function kept(reason: string): Decision {
  return { isCorrected: false, warrantyUntil: null, reason }
}
