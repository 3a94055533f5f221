import type { Held } from './guard/hold-back'

export type Typed = Readonly<Record<string, string>>

/** All text is in the visitor's language. */
export type LookupState<Found> =
  | { status: 'unasked' }
  | { status: 'invalid'; typed: Typed; problems: Typed }
  | { status: 'failed'; typed: Typed; message: string }
  /** Nothing is wrong, but what was typed has changed something that the visitor has to confirm. */
  | { status: 'changed'; typed: Typed; title: string; message: string }
  /** Too many look-ups: the form has to be sent again. */
  | { status: 'held'; typed: Typed; message: string; held: Held }
  | { status: 'answered'; typed: Typed; found: Found }

/** A server action, which works with and without scripts. */
export type Lookup<Found> = (before: LookupState<Found>, form: FormData) => Promise<LookupState<Found>>
