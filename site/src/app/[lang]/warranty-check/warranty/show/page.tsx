import type { Metadata } from 'next'
import { CardPage } from '@/features/warranty-check/card-page'
import { cardMetadata } from '@/features/warranty-check/warranty-metadata'

export function generateMetadata(): Promise<Metadata> {
  return cardMetadata()
}

export default CardPage
