import type { Metadata } from 'next'
import { ownPickUpMetadata } from '@/features/pick-up/pick-up-metadata'
import { LabelPage } from '@/features/pick-up/label-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ownPickUpMetadata('label')
}

export default function Label() {
  return <LabelPage />
}
