import type { Metadata } from 'next'
import { showMetadata } from '@/features/repair-status/repair-metadata'
import { ShowPage } from '@/features/repair-status/show-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return showMetadata()
}

export default ShowPage
