import type { Metadata } from 'next'
import { ownAppealMetadata } from '@/features/appeal/appeal-metadata'
import { NewPage } from '@/features/appeal/new-page'

// What is shown is this visitor's own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ownAppealMetadata('new')
}

export default NewPage
