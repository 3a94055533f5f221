import type { Metadata } from 'next'
import { pickUpMetadata } from '@/features/pick-up/pick-up-metadata'
import { PickUpPage } from '@/features/pick-up/pick-up-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return pickUpMetadata()
}

export default function PickUp() {
  return <PickUpPage />
}
