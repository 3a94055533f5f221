import type { Metadata } from 'next'
import { recallsMetadata } from '@/features/recalls/recalls-metadata'
import { RecallsPage } from '@/features/recalls/recalls-page'

export function generateMetadata(): Promise<Metadata> {
  return recallsMetadata()
}

export default function Recalls() {
  return <RecallsPage />
}
