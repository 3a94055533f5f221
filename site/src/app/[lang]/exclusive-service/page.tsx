import type { Metadata } from 'next'
import { HighBrandSection } from '@/features/high-brand/high-brand-section'
import { landingMetadata } from '@/features/landing/landing-metadata'
import { LandingRoute } from '@/features/landing/landing-route'
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
