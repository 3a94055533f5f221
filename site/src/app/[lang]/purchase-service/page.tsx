import type { Metadata } from 'next'
import { StartPage } from '@/features/purchase/steps/start-page'
import { purchaseMetadata } from '@/features/purchase/steps/purchase-metadata'

// What is shown is this visitor's own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return purchaseMetadata('online', 'start')
}

export default function Start() {
  return <StartPage channel="online" />
}
