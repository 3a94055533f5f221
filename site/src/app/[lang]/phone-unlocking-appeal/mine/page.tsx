import type { Metadata } from 'next'
import { ownAppealMetadata } from '@/features/appeal/appeal-metadata'
import { MinePage } from '@/features/appeal/mine-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ownAppealMetadata('mine')
}

export default MinePage
