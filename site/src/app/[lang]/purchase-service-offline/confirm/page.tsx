import type { Metadata } from 'next'
import { ConfirmPage } from '@/features/purchase/steps/confirm-page'
import { purchaseMetadata } from '@/features/purchase/steps/purchase-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return purchaseMetadata('offline', 'confirm')
}

export default function Confirm() {
  return <ConfirmPage channel="offline" />
}
