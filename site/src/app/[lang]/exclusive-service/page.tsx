import type { Metadata } from 'next'
import { HighBrandSection } from '@/features/models-with-own-services/high-brand-section'
import { landingMetadata } from '@/landing/landing-metadata'
import { LandingRoute } from '@/landing/landing-route'
import { BuySection } from '@/features/purchase/buy-section'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('exclusive-service')
}

export default function ExclusiveServicePage() {
  return (
    <LandingRoute name="exclusive-service">
      <HighBrandSection />
      <BuySection />
    </LandingRoute>
  )
}
