import type { Challenge } from 'altcha-lib'

export type Typed = Readonly<Record<string, string>>

export interface Held {
  challenge: Challenge
  ticket: string
  seconds: number
}

export type LookupState<Found> =
  | { status: 'unasked' }
  | { status: 'invalid'; typed: Typed; problems: Typed }
  | { status: 'failed'; typed: Typed; message: string }
  | { status: 'changed'; typed: Typed; title: string; message: string }
  | { status: 'held'; typed: Typed; message: string; held: Held }
  | { status: 'answered'; typed: Typed; found: Found }

export type Lookup<Found> = (before: LookupState<Found>, form: FormData) => Promise<LookupState<Found>>
