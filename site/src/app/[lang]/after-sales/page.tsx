import type { Metadata } from 'next'
import { landingMetadata } from '@/landing/landing-metadata'
import { LandingRoute } from '@/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('after-sales')
}

export default function AfterSalesPage() {
  return <LandingRoute name="after-sales" />
}
