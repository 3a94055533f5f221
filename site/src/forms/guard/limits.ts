/** See docs/decisions/0036-past-a-limit-a-look-up-costs-work.md. */
export interface Limit {
  points: number
  /** Seconds */
  duration: number
}

/** More than a shop with a drawer of phones. */
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

/** Also bounds the language model's cost. */
export const QUESTIONS: Limit = { points: 60, duration: 600 }

/** Mobile networks share addresses. */
export const PHOTOS: Limit = { points: 300, duration: 3600 }

/** Waiting is free for programs. */
export const TICKETS: Limit = { points: 6, duration: 60 }

export const WAIT_SECONDS = 10
export const LIFETIME_SECONDS = 600

/** Iterations: 1 ms on a desktop, 2–4 ms on a phone. */
export const PROOF_COST = 5000

/** Under 0.5 s on a desktop, 1–2 s on a phone. */
export const PROOF_TRIES = { least: 200, most: 400 }
export const HARDEST = 8
