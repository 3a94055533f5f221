import type { Metadata } from 'next'
import { showMetadata } from '@/features/repair-status/repair-metadata'
import { ShowPage } from '@/features/repair-status/show-page'

// What is shown is this visitor's own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return showMetadata()
}

export default ShowPage
