/** `YYYY-MM-DD` */
export type IsoDate = string

/** UTC */
export type IsoInstant = string

/** §3 'Warranty info' */
export interface WarrantyDevice {
  imei: string
  brand: string | null
  model: string | null
  materialGroup: string | null
  warrantyClass: string | null
  /** [4#30], [4#31] */
  activation: 'inactive' | 'in-progress' | 'activated' | 'deactivated' | 'unknown'
  activatedAt: IsoInstant | null
  periodMonths: number | null
  /** Without extensions. */
  expiryDate: IsoDate | null
  /** With extensions [9#36]. */
  warrantyExpiryDate: IsoDate | null
  isExtended: boolean
  /** Corrected by a receipt, after a contest. */
  isByReceipt: boolean
}

/** Not in the first 24 hours after activation [9#19]. */
export type WarrantyCard = { kind: 'shown' } | { kind: 'not-yet'; from: IsoInstant }

/** [4#29]–[4#31] and [8#8]–[8#12] */
export type WarrantyOutcome =
  | { kind: 'in-warranty'; device: WarrantyDevice; until: IsoDate | null; card: WarrantyCard }
  | { kind: 'out-of-warranty'; device: WarrantyDevice; since: IsoDate | null; card: WarrantyCard }
  | { kind: 'activation-in-progress'; device: WarrantyDevice }
  | { kind: 'inactive'; device: WarrantyDevice }
  | { kind: 'deactivated'; device: WarrantyDevice }
  /** [8#8] */
  | { kind: 'not-found' }
  /** [8#9] */
  | { kind: 'other-country'; device: WarrantyDevice }
  /** [8#10] */
  | { kind: 'contact-dealer'; device: WarrantyDevice }
  /** [8#11] */
  | { kind: 'check-where-bought'; device: WarrantyDevice }
  | { kind: 'unknown'; device: WarrantyDevice }

export type WarrantyOutcomeKind = WarrantyOutcome['kind']
