import type { Metadata } from 'next'
import { policyMetadata } from '@/features/purchase/orders/orders-metadata'
import { PolicyPage } from '@/features/purchase/orders/policy-page'

// What is shown is this visitor's own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return policyMetadata()
}

export default PolicyPage
