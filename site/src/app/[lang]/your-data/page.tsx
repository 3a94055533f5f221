import type { Metadata } from 'next'
import { YourDataPage } from '@/features/your-data/your-data-page'
import { yourDataMetadata } from '@/features/your-data/your-data-metadata'

export function generateMetadata(): Promise<Metadata> {
  return yourDataMetadata()
}

export default function YourData() {
  return <YourDataPage />
}
