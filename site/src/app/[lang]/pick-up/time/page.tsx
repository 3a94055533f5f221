import type { Metadata } from 'next'
import { stepMetadata } from '@/features/pick-up/pick-up-metadata'
import { TimePage } from '@/features/pick-up/time-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return stepMetadata('time')
}

export default function Time() {
  return <TimePage />
}
