import type { Metadata } from 'next'
import { landingMetadata } from '@/landing/landing-metadata'
import { LandingRoute } from '@/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('air-conditioner-repair-and-service')
}

export default function AirConditionerRepairAndServicePage() {
  return <LandingRoute name="air-conditioner-repair-and-service" />
}
