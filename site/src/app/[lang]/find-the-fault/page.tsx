import type { Metadata } from 'next'
import { findersMetadata } from '@/features/find-the-fault/finder-metadata'
import { FindersPage } from '@/features/find-the-fault/finders-page'

export function generateMetadata(): Promise<Metadata> {
  return findersMetadata()
}

export default FindersPage
