import { activationOf, checkResultOf, warrantyOf } from './decide-warranty'
import type { DeviceRecord } from './device-record'

/** §3 'Warranty info' */
export function warrantyAnswer(device: DeviceRecord | undefined, now: Date): Record<string, unknown> {
  const checkResult = checkResultOf(device)
  const result = { checkResult, checkTime: now.toISOString() }
  if (device === undefined) return result
  const activation = activationOf(device, now)
  return {
    ...result,
    imei: device.imei,
    brand: device.brand,
    model: device.model,
    materialGroup: device.materialGroup,
    activationState: activation.state,
    activationTime: activation.activatedAt?.toISOString() ?? null,
    ...(checkResult === 'found' ? warrantyFields(device, activation.activatedAt, now) : {}),
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
