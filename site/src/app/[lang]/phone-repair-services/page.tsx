import type { Metadata } from 'next'
import { landingMetadata } from '@/landing/landing-metadata'
import { LandingRoute } from '@/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('phone-repair-services')
}

export default function PhoneRepairServicesPage() {
  return <LandingRoute name="phone-repair-services" />
}
