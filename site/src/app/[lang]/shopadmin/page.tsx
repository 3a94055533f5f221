import type { Metadata } from 'next'
import { policiesMetadata } from '@/features/legal/policies-metadata'
import { PoliciesPage } from '@/features/legal/policies-page'

export function generateMetadata(): Promise<Metadata> {
  return policiesMetadata()
}

export default PoliciesPage
