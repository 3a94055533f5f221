import type { Metadata } from 'next'
import { landingMetadata } from '@/landing/landing-metadata'
import { LandingRoute } from '@/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('phone-repair')
}

export default function PhoneRepairPage() {
  return <LandingRoute name="phone-repair" />
}
