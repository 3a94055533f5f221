import type { Held } from './guard/hold-back'

/** What a visitor typed or said, by the name of the field. */
export type Typed = Readonly<Record<string, string>>

/** How a look-up stands; every word of it is in the visitor's language already, and what was typed is kept. */
export type LookupState<Found> =
  | { status: 'unasked' }
  | { status: 'invalid'; typed: Typed; problems: Typed }
  | { status: 'failed'; typed: Typed; message: string }
  /** Nothing is wrong: what was changed by what was typed is to be looked at, and the form sent again. */
  | { status: 'changed'; typed: Typed; title: string; message: string }
  /** Too many look-ups came from here: the form is to be sent again, and waits for it. */
  | { status: 'held'; typed: Typed; message: string; held: Held }
  | { status: 'answered'; typed: Typed; found: Found }

/** The server action of a look-up: takes the form, with scripts and without. */
export type Lookup<Found> = (before: LookupState<Found>, form: FormData) => Promise<LookupState<Found>>
