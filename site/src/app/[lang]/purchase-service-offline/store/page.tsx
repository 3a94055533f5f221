import type { Metadata } from 'next'
import { StoresPage } from '@/features/purchase/steps/stores-page'
import { purchaseMetadata } from '@/features/purchase/steps/purchase-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return purchaseMetadata('offline', 'store')
}

export default function Store() {
  return <StoresPage />
}
