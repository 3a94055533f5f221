import type { Outbox } from '@carelane/outbox'

export const SUBMISSIONS: Outbox = {
  table: 'submissions',
  key: 'key',
  dueAt: 'due_at',
  settledAt: 'settled_at',
}

export const PAYMENT_ATTEMPTS: Outbox = { ...SUBMISSIONS, table: 'payment_attempts' }
