import type { Metadata } from 'next'
import { PolicyChoicePage } from '@/features/policy/policy-choice-page'
import { policyListMetadata } from '@/features/policy/policy-metadata'

export function generateMetadata(): Promise<Metadata> {
  return policyListMetadata()
}

export default PolicyChoicePage
