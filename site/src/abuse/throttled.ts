import type { Challenge } from 'altcha-lib'

export interface Throttled {
  /** Null while too many are being made: then waiting is the way. */
  challenge: Challenge | null
  ticket: string
  seconds: number
}
