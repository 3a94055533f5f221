import type { Metadata } from 'next'
import { RatePage } from '@/features/rating/rate-page'
import { ratingMetadata } from '@/features/rating/rating-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ratingMetadata()
}

export default RatePage
