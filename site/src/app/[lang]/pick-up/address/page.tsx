import type { Metadata } from 'next'
import { stepMetadata } from '@/features/pick-up/pick-up-metadata'
import { AddressPage } from '@/features/pick-up/address-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return stepMetadata('address')
}

export default function Address() {
  return <AddressPage />
}
