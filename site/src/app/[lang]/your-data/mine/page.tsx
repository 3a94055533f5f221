import type { Metadata } from 'next'
import { exportPayments } from '@/features/purchase/one-person'
import { exportWords } from '@/features/repair-status/word/one-person'
import { MyDataPage } from '@/features/your-data/my-data-page'
import { myDataMetadata } from '@/features/your-data/your-data-metadata'
import { exportAccountDevices } from '@/kept-devices/account-devices'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return myDataMetadata()
}

/** Kept in tables of their own. */
const OTHERS = [
  { words: 'payment', of: exportPayments },
  { words: 'word', of: exportWords },
  { words: 'device', of: exportAccountDevices },
] as const

export default async function MyData({ searchParams }: PageProps<'/[lang]/your-data/mine'>) {
  return <MyDataPage query={await searchParams} others={OTHERS} />
}
