import type { Metadata } from 'next'
import { contestMetadata } from '@/features/contest/contest-metadata'
import { ContestPage } from '@/features/contest/contest-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return contestMetadata()
}

export default function Contest() {
  return <ContestPage />
}
