import type { CallName, CALLS, Tag } from '@carelane/main-api'
import type { z } from 'zod'
import type { Database } from '../database/query'

/** @throws NotFound */
export type Answer<Name extends CallName> = (
  db: Database,
  request: z.output<(typeof CALLS)[Name]['request']>,
) => Promise<{ result: z.input<(typeof CALLS)[Name]['result']>; tags: Tag[] }>
