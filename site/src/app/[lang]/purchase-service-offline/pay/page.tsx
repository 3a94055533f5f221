import type { Metadata } from 'next'
import { PayPage } from '@/features/purchase/steps/pay-page'
import { purchaseMetadata } from '@/features/purchase/steps/purchase-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return purchaseMetadata('offline', 'pay')
}

export default async function Pay({ searchParams }: PageProps<'/[lang]/purchase-service-offline/pay'>) {
  return <PayPage channel="offline" query={await searchParams} />
}
