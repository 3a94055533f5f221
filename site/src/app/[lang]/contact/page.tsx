import type { Metadata } from 'next'
import { landingMetadata } from '@/landing/landing-metadata'
import { LandingRoute } from '@/landing/landing-route'

export function generateMetadata(): Promise<Metadata> {
  return landingMetadata('contact')
}

export default function ContactPage() {
  return <LandingRoute name="contact" />
}
