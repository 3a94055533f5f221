import type { Correction } from '../contests/contest-record'
import { activationOf, checkResultOf, warrantyOf } from './decide-warranty'
import type { DeviceRecord } from './device-record'

/** §3 'Warranty info' */
export function warrantyAnswer(
  device: DeviceRecord | undefined,
  now: Date,
  corrected?: Correction,
): Record<string, unknown> {
  const checkResult = corrected ? 'found' : checkResultOf(device)
  const result = { checkResult, checkTime: now.toISOString() }
  if (device === undefined) return result
  const activation = corrected
    ? { state: 'activated', activatedAt: new Date(corrected.boughtOn) }
    : activationOf(device, now)
  return {
    ...result,
    imei: device.imei,
    brand: device.brand,
    model: device.model,
    materialGroup: device.materialGroup,
    activationState: activation.state,
    activationTime: activation.activatedAt?.toISOString() ?? null,
    ...(checkResult === 'found' ? warrantyFields(device, activation.activatedAt, now) : {}),
    ...(corrected && correctedFields(corrected, now)),
  }
}

function correctedFields({ warrantyUntil }: Correction, now: Date): Record<string, unknown> {
  const isOver = warrantyUntil === null || now.toISOString().slice(0, 10) > warrantyUntil
  return {
    byReceipt: true,
    extended: false,
    warrantyStatus: isOver ? 'outOfWarranty' : 'underWarranty',
    expiryDate: warrantyUntil,
    warrantyExpiryDate: warrantyUntil,
  }
}

function warrantyFields(device: DeviceRecord, activatedAt: Date | null, now: Date): Record<string, unknown> {
  const isExtended = device.extensionMonths > 0
  const general = {
    warrantyClass: `${isExtended ? 'Extended' : 'Standard'} ${device.warrantyMonths + device.extensionMonths} months`,
    validityPeriod: device.warrantyMonths,
    extended: device.writesBooleansAsText ? String(isExtended) : isExtended,
  }
  if (activatedAt === null) return general
  const { status, expiryDate, warrantyExpiryDate } = warrantyOf(device, activatedAt, now)
  return { ...general, warrantyStatus: status, expiryDate, warrantyExpiryDate }
}
