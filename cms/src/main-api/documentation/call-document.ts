import type { CallName, CallRequest, CALLS } from '@carelane/main-api'
import type { z } from 'zod'

/** What a reader of the documentation learns of a call beside its contract; a test holds the example to that. */
export interface CallDocument<Name extends CallName> {
  group: CallGroup
  /** Begins with a verb, such as 'Lists …'. */
  summary: string
  /** Further sentences: what is chosen, in which language, and what is not found. */
  description: string
  example: { request: CallRequest<Name>; result: z.input<(typeof CALLS)[Name]['result']> }
}

export const CALL_GROUPS = [
  'Countries',
  'News and tips',
  'Questions and policies',
  'Pages',
  'Search',
] as const

export type CallGroup = (typeof CALL_GROUPS)[number]
