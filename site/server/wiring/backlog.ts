import { REASONS_TO_SIGN_IN } from '@/handing-in/waits-for-sign-in'
import { askStore } from '@/platform/store/store'

export const BACKLOG_STATES = ['waiting', 'waiting-for-sign-in', 'delivering', 'refused'] as const

export interface Backlog {
  state: (typeof BACKLOG_STATES)[number]
  count: number
  /** Of the oldest. */
  seconds: number
}

/**
 * What visitors handed in and the service does not have.
 * @throws StoreError
 */
export function readBacklog(): Promise<Backlog[]> {
  return askStore<Backlog>(
    `SELECT CASE WHEN state = 'waiting' AND failure = ANY ($1) THEN 'waiting-for-sign-in' ELSE state END AS state,
       count(*)::int AS count, extract(epoch FROM now() - min(received_at))::float8 AS seconds
     FROM submissions WHERE state <> 'delivered' GROUP BY 1`,
    [REASONS_TO_SIGN_IN],
  )
}
