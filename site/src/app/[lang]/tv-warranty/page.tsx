import type { Metadata } from 'next'
import { landingMetadata } from '@/features/landing/landing-metadata'
import { LandingRoute } from '@/features/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('tv-warranty')
}

export default function TvWarrantyPage() {
  return <LandingRoute name="tv-warranty" />
}
