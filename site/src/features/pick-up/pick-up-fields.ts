export const ADDRESS_FIELDS = ['state', 'city', 'postalCode', 'line'] as const

export const BOOKING_FIELDS = ['window', 'name', 'region', 'phone'] as const

/** Characters */
export const LONGEST = { fault: 500, state: 60, city: 60, postalCode: 20, line: 200, name: 100 } as const

/** What makes a device too dangerous to be carried, as the texts of safety call it. */
export const DANGERS = ['swelling', 'leak', 'smoke'] as const

export type Danger = (typeof DANGERS)[number]
