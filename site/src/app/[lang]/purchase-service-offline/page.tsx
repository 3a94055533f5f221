import type { Metadata } from 'next'
import { StartPage } from '@/features/purchase/steps/start-page'
import { purchaseMetadata } from '@/features/purchase/steps/purchase-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return purchaseMetadata('offline', 'start')
}

export default function Start() {
  return <StartPage channel="offline" />
}
