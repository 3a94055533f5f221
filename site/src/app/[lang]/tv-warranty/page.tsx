import type { Metadata } from 'next'
import { televisionMetadata } from '@/features/warranty-check/television/television-metadata'
import { TelevisionPage } from '@/features/warranty-check/television/television-page'

export function generateMetadata(): Promise<Metadata> {
  return televisionMetadata()
}

export default TelevisionPage
