/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string

/** An instant in UTC, ISO 8601. */
export type IsoInstant = string

/** What an answer says about a device (§3 'Warranty info'); null where it says nothing. */
export type WarrantyDevice = {
  imei: string
  brand: string | null
  model: string | null
  materialGroup: string | null
  warrantyClass: string | null
  /** [4#30], [4#31]; a state that is not known here is `unknown`. */
  activation: 'inactive' | 'in-progress' | 'activated' | 'deactivated' | 'unknown'
  activatedAt: IsoInstant | null
  /** How long the warranty class runs, in months. */
  periodMonths: number | null
  /** The day on which that period ends. */
  expiryDate: IsoDate | null
  /** The day on which the warranty ends; later than `expiryDate` when it was extended [9#36]. */
  warrantyExpiryDate: IsoDate | null
  isExtended: boolean
}

/** Within 24 hours of its activation a device's warranty card is not shown yet [9#19]. */
export type WarrantyCard = { kind: 'shown' } | { kind: 'not-yet'; from: IsoInstant }

/** What a warranty check found, every outcome of [4#29]–[4#31] and [8#8]–[8#12]. */
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
  /** The service said something that this version does not know; show the device and another way to ask. */
  | { kind: 'unknown'; device: WarrantyDevice }

export type WarrantyOutcomeKind = WarrantyOutcome['kind']
