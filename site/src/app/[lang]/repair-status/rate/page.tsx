import type { Metadata } from 'next'
import { RatePage } from '@/features/rating/rate-page'
import { ratingMetadata } from '@/features/rating/rating-metadata'

// What is shown is this visitor's own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ratingMetadata()
}

export default RatePage
