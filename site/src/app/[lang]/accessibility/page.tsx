import type { Metadata } from 'next'
import { accessibilityMetadata } from '@/features/accessibility/accessibility-metadata'
import { AccessibilityPage } from '@/features/accessibility/accessibility-page'

export function generateMetadata(): Promise<Metadata> {
  return accessibilityMetadata()
}

export default function Accessibility() {
  return <AccessibilityPage />
}
