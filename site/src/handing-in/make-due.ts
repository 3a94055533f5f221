import { makeDue as makeRowsDue, sql } from '@carelane/outbox'
import { askOutbox } from '@/platform/store/store'
import { subjectHashes } from '@/platform/keys'
import { PAYMENT_ATTEMPTS, SUBMISSIONS } from './outboxes'
import { REASONS_TO_SIGN_IN } from './waits-for-sign-in'

/** After a sign-in. */
export async function makeDue(owner: string): Promise<void> {
  const where = sql`subjects && ${subjectHashes(owner)} AND state = 'waiting' AND failure = ANY (${REASONS_TO_SIGN_IN})`
  await askOutbox(makeRowsDue(SUBMISSIONS, { where, set: sql`failure = NULL` }))
  await makePaymentsDue(owner)
}

export async function makePaymentsDue(subject: string): Promise<void> {
  await askOutbox(makeRowsDue(PAYMENT_ATTEMPTS, { where: sql`subjects && ${subjectHashes(subject)}` }))
}
