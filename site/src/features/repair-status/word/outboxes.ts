import type { Outbox } from '@carelane/outbox'

export const WATCHES: Outbox = {
  table: 'repair_watches',
  key: 'repair_watches.id',
  dueAt: 'due_at',
  settledAt: 'settled_at',
}

export const WORDS: Outbox = { table: 'repair_words', key: 'id', dueAt: 'due_at', settledAt: 'settled_at' }
