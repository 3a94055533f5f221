import type { Challenge } from 'altcha-lib'

export type Typed = Readonly<Record<string, string>>

/** Lets through a look-up that is one too many: a computed proof, or a ticket after some seconds. */
export interface Held {
  challenge: Challenge
  ticket: string
  seconds: number
}

export type LookupState<Found> =
  | { status: 'unasked' }
  | { status: 'invalid'; typed: Typed; problems: Typed }
  | { status: 'failed'; typed: Typed; message: string }
  /** What was typed has changed something that the visitor has to confirm. */
  | { status: 'changed'; typed: Typed; title: string; message: string }
  /** Too many look-ups. */
  | { status: 'held'; typed: Typed; message: string; held: Held }
  | { status: 'answered'; typed: Typed; found: Found }

export type Lookup<Found> = (before: LookupState<Found>, form: FormData) => Promise<LookupState<Found>>
