import type { RawWarranty } from '../contract/warranty'
import type { WarrantyCard, WarrantyDevice, WarrantyOutcome } from './outcome'

const CARD_AFTER_MS = 24 * 60 * 60 * 1000

/** [4#29]–[4#31] and [8#8]–[8#12] */
export function toWarrantyOutcome(raw: RawWarranty, askedImei: string): WarrantyOutcome {
  const device = deviceOf(raw, askedImei)
  switch (raw.checkResult) {
    case 'notFound':
      return { kind: 'not-found' }
    case 'otherCountry':
      return { kind: 'other-country', device }
    case 'contactDealer':
      return { kind: 'contact-dealer', device }
    case 'checkWhereBought':
      return { kind: 'check-where-bought', device }
    case 'found':
      return outcomeOfState(raw, device)
    default:
      return { kind: 'unknown', device }
  }
}

function outcomeOfState(raw: RawWarranty, device: WarrantyDevice): WarrantyOutcome {
  switch (device.activation) {
    case 'inactive':
    case 'deactivated':
      return { kind: device.activation, device }
    case 'in-progress':
      return { kind: 'activation-in-progress', device }
    case 'unknown':
      return { kind: 'unknown', device }
    case 'activated':
      return outcomeOfWarranty(raw, device)
  }
}

function outcomeOfWarranty(raw: RawWarranty, device: WarrantyDevice): WarrantyOutcome {
  const ends = device.warrantyExpiryDate ?? device.expiryDate
  const card = cardOf(raw)
  if (raw.warrantyStatus === 'underWarranty') return { kind: 'in-warranty', device, until: ends, card }
  if (raw.warrantyStatus === 'outOfWarranty') return { kind: 'out-of-warranty', device, since: ends, card }
  return { kind: 'unknown', device }
}

function cardOf({ activationTime, checkTime }: RawWarranty): WarrantyCard {
  if (activationTime === null) return { kind: 'shown' }
  const from = new Date(Date.parse(activationTime) + CARD_AFTER_MS)
  return from.getTime() <= Date.parse(checkTime)
    ? { kind: 'shown' }
    : { kind: 'not-yet', from: from.toISOString() }
}

function deviceOf(raw: RawWarranty, askedImei: string): WarrantyDevice {
  return {
    imei: raw.imei ?? askedImei,
    brand: raw.brand,
    model: raw.model,
    materialGroup: raw.materialGroup,
    warrantyClass: raw.warrantyClass,
    activation: activationOf(raw.activationState),
    activatedAt: raw.activationTime,
    periodMonths: raw.validityPeriod,
    expiryDate: raw.expiryDate,
    warrantyExpiryDate: raw.warrantyExpiryDate,
    isExtended: raw.extended ?? false,
    isByReceipt: raw.byReceipt ?? false,
  }
}

/** [4#30] */
function activationOf(state: RawWarranty['activationState']): WarrantyDevice['activation'] {
  switch (state) {
    case null:
    case 'inactive':
      return 'inactive'
    case 'inProgress':
      return 'in-progress'
    case 'activated':
      return 'activated'
    case 'deactivated':
      return 'deactivated'
    default:
      return 'unknown'
  }
}
