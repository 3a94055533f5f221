import type { Challenge } from 'altcha-lib'

export type Typed = Readonly<Record<string, string>>

/** By a computed proof, or a ticket after seconds. */
export interface Held {
  challenge: Challenge
  ticket: string
  seconds: number
}

export type LookupState<Found> =
  | { status: 'unasked' }
  | { status: 'invalid'; typed: Typed; problems: Typed }
  | { status: 'failed'; typed: Typed; message: string }
  /** For the visitor to confirm. */
  | { status: 'changed'; typed: Typed; title: string; message: string }
  | { status: 'held'; typed: Typed; message: string; held: Held }
  | { status: 'answered'; typed: Typed; found: Found }

export type Lookup<Found> = (before: LookupState<Found>, form: FormData) => Promise<LookupState<Found>>
