import type { Held } from './guard/hold-back'

export type Typed = Readonly<Record<string, string>>

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
