import type { Metadata } from 'next'
import { ModelsPage } from '@/features/repair-cost/models-page'
import { modelsMetadata } from '@/features/repair-cost/repair-cost-metadata'

export function generateMetadata(): Promise<Metadata> {
  return modelsMetadata()
}

export default ModelsPage
