import type { Metadata } from 'next'
import { protectionMetadata } from '@/features/protection/protection-metadata'
import { ProtectionPage } from '@/features/protection/protection-page'

export function generateMetadata(): Promise<Metadata> {
  return protectionMetadata()
}

export default ProtectionPage
