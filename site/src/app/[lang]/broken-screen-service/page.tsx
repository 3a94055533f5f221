import type { Metadata } from 'next'
import { landingMetadata } from '@/landing/landing-metadata'
import { LandingRoute } from '@/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('broken-screen-service')
}

export default function BrokenScreenServicePage() {
  return <LandingRoute name="broken-screen-service" />
}
