import type { Metadata } from 'next'
import { televisionMetadata } from '@/features/tv-warranty/television-metadata'
import { TelevisionPage } from '@/features/tv-warranty/television-page'

export function generateMetadata(): Promise<Metadata> {
  return televisionMetadata()
}

export default TelevisionPage
