import type { Metadata } from 'next'
import { ownPickUpMetadata } from '@/features/pick-up/pick-up-metadata'
import { ShowPage } from '@/features/pick-up/show-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ownPickUpMetadata('show')
}

export default function Show() {
  return <ShowPage />
}
