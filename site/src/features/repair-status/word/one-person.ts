import { subjectHashes } from '@/platform/keys'
import { askStore } from '@/platform/store/store'
import { subscriptionsById } from './subscriptions'

/** @param subject order number, phone as on the wire, or email in capitals */
export async function exportWords(subject: string): Promise<object[]> {
  const rows = await askStore<{ id: string }>('SELECT id FROM word_subscriptions WHERE subjects && $1', [
    subjectHashes(subject),
  ])
  const found = await subscriptionsById(rows.map(({ id }) => id))
  return [...found.values()].map(({ token: _, ...subscription }) => ({ kind: 'word', ...subscription }))
}

export async function eraseWords(subject: string): Promise<number> {
  const erased = await askStore('DELETE FROM word_subscriptions WHERE subjects && $1 RETURNING id', [
    subjectHashes(subject),
  ])
  return erased.length
}
