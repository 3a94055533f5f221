import type { Metadata } from 'next'
import { RateOffer } from '@/features/rating/rate-offer'
import { showMetadata } from '@/features/repair-status/repair-metadata'
import { ShowPage } from '@/features/repair-status/show-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return showMetadata()
}

export default function RepairShow() {
  return <ShowPage RateOffer={RateOffer} />
}
