import type { Metadata } from 'next'
import { PlansPage } from '@/features/purchase/steps/plans-page'
import { purchaseMetadata } from '@/features/purchase/steps/purchase-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return purchaseMetadata('offline', 'list')
}

export default function List() {
  return <PlansPage channel="offline" />
}
