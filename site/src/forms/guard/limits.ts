/** See docs/decisions/0036-past-a-limit-a-look-up-costs-work.md. */
export interface Limit {
  points: number
  /** Seconds */
  duration: number
}

/** More than a shop with a drawer of phones makes by hand. */
export const ADDRESS: Limit = { points: 40, duration: 600 }

export const SUBJECTS = {
  /** Up to a million phones share it. */
  imei: { points: 300, duration: 600 },
  phone: { points: 10, duration: 600 },
  /** A thousand orders share it. */
  orderNumber: { points: 60, duration: 600 },
  /** Ten thousand devices or parts share it. */
  serialNumber: { points: 60, duration: 600 },
} satisfies Record<string, Limit>

export const REQUESTS: Limit = { points: 120, duration: 60 }

/** Also bounds what a language model costs. */
export const QUESTIONS: Limit = { points: 60, duration: 600 }

/** Visitors behind a mobile network share an address. */
export const PHOTOS: Limit = { points: 300, duration: 3600 }

/** Waiting costs a program nothing. */
export const TICKETS: Limit = { points: 6, duration: 60 }

export const WAIT_SECONDS = 10
export const LIFETIME_SECONDS = 600

/** Iterations of one try: 1 ms on a desktop, 2 to 4 ms on a phone. */
export const PROOF_COST = 5000

/** Under half a second on a desktop, one to two on a phone. */
export const PROOF_TRIES = { least: 200, most: 400 }
export const HARDEST = 8
