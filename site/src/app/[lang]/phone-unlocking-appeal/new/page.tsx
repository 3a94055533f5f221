import type { Metadata } from 'next'
import { ownAppealMetadata } from '@/features/appeal/appeal-metadata'
import { NewPage } from '@/features/appeal/new-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ownAppealMetadata('new')
}

export default NewPage
