/** The photos of an appeal [3#33], by the names that the contract has for them. */
export const PHOTOS = ['idPhoto', 'invoicePhoto', 'imei1Photo', 'boardingPassPhoto'] as const
export type PhotoName = (typeof PHOTOS)[number]

/** What is typed, in the order of the form. */
export const FIELDS = [
  'location',
  'idNumber',
  'invoiceNumber',
  'imei1',
  'nearbyStore',
  /** Whether the phone was brought by plane, so that there is something to show of the flight. */
  'flight',
  'flightNumber',
] as const

/** Whether a phone was brought from another country by plane. */
export const FLIGHTS = ['yes', 'no'] as const
export type FlightAnswer = (typeof FLIGHTS)[number]

/** In characters, as in the contract of the call. */
export const LONGEST = { idNumber: 60, invoiceNumber: 60, nearbyStore: 200, flightNumber: 20 } as const

/** An appeal is reviewed within so many working days [9#22]. */
export const REVIEW_DAYS = 7
