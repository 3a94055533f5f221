import type { WarrantyOutcome } from '@carelane/after-sales'
import { deviceName } from '@/forms/device-name'
import type { AskedDevice } from '@/recalls/matching-recalls'

export function askedDevice(outcome: WarrantyOutcome, code: string): AskedDevice {
  const model = 'device' in outcome ? deviceName(outcome.device.brand, outcome.device.model) : ''
  return { model: model || null, code }
}
