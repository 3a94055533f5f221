import type { Metadata } from 'next'
import { exportPayments } from '@/features/purchase/one-person'
import { MyDataPage } from '@/features/your-data/my-data-page'
import { myDataMetadata } from '@/features/your-data/your-data-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return myDataMetadata()
}

export default async function MyData({ searchParams }: PageProps<'/[lang]/your-data/mine'>) {
  return <MyDataPage query={await searchParams} paymentsOf={exportPayments} />
}
