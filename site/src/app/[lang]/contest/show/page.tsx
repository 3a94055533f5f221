import type { Metadata } from 'next'
import { contestShowMetadata } from '@/features/contest/contest-metadata'
import { ShowPage } from '@/features/contest/show-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return contestShowMetadata()
}

export default function Show() {
  return <ShowPage />
}
