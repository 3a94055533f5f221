import type { Metadata } from 'next'
import { landingMetadata } from '@/features/landing/landing-metadata'
import { LandingRoute } from '@/features/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('service-manal')
}

export default function ServiceManalPage() {
  return <LandingRoute name="service-manal" />
}
