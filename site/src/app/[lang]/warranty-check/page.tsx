import type { Metadata } from 'next'
import { warrantyMetadata } from '@/features/warranty-check/warranty-metadata'
import { WarrantyPage } from '@/features/warranty-check/warranty-page'

export function generateMetadata(): Promise<Metadata> {
  return warrantyMetadata()
}

export default WarrantyPage
