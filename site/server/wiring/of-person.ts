import { erasePayments, exportPayments } from '@/features/purchase/one-person'
import { eraseWords, exportWords } from '@/features/repair-status/word/one-person'
import { eraseAccountDevices, exportAccountDevices } from '@/kept-devices/account-devices'
import { eraseSubmissions, exportSubmissions } from './one-person'

type Exported = Awaited<ReturnType<typeof exportSubmissions>>

/** All that the site keeps of a person, submissions apart. @param subject order number, phone as on the wire, or email in capitals */
export async function exportOfPerson(subject: string): Promise<{ submissions: Exported; others: object[] }> {
  const [submissions, payments, words, devices] = await Promise.all([
    exportSubmissions(subject),
    exportPayments(subject),
    exportWords(subject),
    exportAccountDevices(subject),
  ])
  return { submissions, others: [...payments, ...words, ...devices] }
}

/** What waits for the service too, but no payment under way: money may have been taken. */
export async function eraseOfPerson(subject: string): Promise<number> {
  const counts = [
    await eraseSubmissions(subject),
    await erasePayments(subject),
    await eraseWords(subject),
    await eraseAccountDevices(subject),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}
