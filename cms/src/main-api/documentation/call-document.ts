import type { CallName, CallRequest, CALLS } from '@carelane/main-api'
import type { z } from 'zod'

export interface CallDocument<Name extends CallName> {
  group: CallGroup
  summary: string
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
