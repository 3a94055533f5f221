import type { Throttled } from '@/abuse/throttled'

export type Typed = Readonly<Record<string, string>>

export type LookupState<Found> =
  | { status: 'unasked' }
  | { status: 'invalid'; typed: Typed; problems: Typed }
  | { status: 'failed'; typed: Typed; message: string }
  | { status: 'changed'; typed: Typed; title: string; message: string }
  | { status: 'throttled'; typed: Typed; message: string; throttled: Throttled }
  | { status: 'answered'; typed: Typed; found: Found }

export type Lookup<Found> = (before: LookupState<Found>, form: FormData) => Promise<LookupState<Found>>
