import type { Metadata } from 'next'
import { policyMetadata } from '@/features/purchase/orders/orders-metadata'
import { PolicyPage } from '@/features/purchase/orders/policy-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return policyMetadata()
}

export default PolicyPage
