/** [3#33] */
export const PHOTOS = ['idPhoto', 'invoicePhoto', 'imei1Photo', 'boardingPassPhoto'] as const
export type PhotoName = (typeof PHOTOS)[number]

export const FIELDS = [
  'location',
  'idNumber',
  'invoiceNumber',
  'imei1',
  'nearbyStore',
  'flight',
  'flightNumber',
] as const

export const FLIGHTS = ['yes', 'no'] as const
export type FlightAnswer = (typeof FLIGHTS)[number]

/** Characters */
export const LONGEST = { idNumber: 60, invoiceNumber: 60, nearbyStore: 200, flightNumber: 20 } as const

/** Working days [9#22]. */
export const REVIEW_DAYS = 7
