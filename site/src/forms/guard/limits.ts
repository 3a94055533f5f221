/** So many within so many seconds; see docs/decisions/0036-past-a-limit-a-look-up-costs-work.md for why. */
export interface Limit {
  points: number
  /** In seconds. */
  duration: number
}

/** Look-ups of one tool from one address: more than an office with a drawer of phones makes by hand. */
export const ADDRESS: Limit = { points: 40, duration: 600 }

/** Look-ups about one subject from all addresses together. */
export const SUBJECTS = {
  /** A million phones of one model share it. */
  imei: { points: 300, duration: 600 },
  /** One person's. */
  phone: { points: 10, duration: 600 },
  /** A thousand orders share it. */
  orderNumber: { points: 60, duration: 600 },
  /** Ten thousand devices or parts share it. */
  serialNumber: { points: 60, duration: 600 },
} satisfies Record<string, Limit>

/** Requests of one address to a route that answers scripts, such as one that fills a list. */
export const REQUESTS: Limit = { points: 120, duration: 60 }

/** Questions of one address to the assistant: a family that writes without a pause, and what a model costs at most. */
export const QUESTIONS: Limit = { points: 60, duration: 600 }

/** Photos that one address uploads, or sends with forms: more than forms that a mobile network's visitors hand in. */
export const PHOTOS: Limit = { points: 300, duration: 3600 }

/** What waiting alone is accepted for, from one address: it costs who asks nothing. */
export const TICKETS: Limit = { points: 6, duration: 60 }

/** How long who cannot compute waits, in seconds. */
export const WAIT_SECONDS = 10

/** How long a proof or a ticket may be handed in, in seconds; for as long it is remembered as used. */
export const LIFETIME_SECONDS = 600

/** Iterations of one try: about a millisecond on a desktop, two to four on a phone. */
export const PROOF_COST = 5000

/** How many tries the proof takes, between these: under half a second on a desktop, one to two on a phone. */
export const PROOF_TRIES = { least: 200, most: 400 }

/** A proof is made at most this many times as hard for an address that goes on. */
export const HARDEST = 8
