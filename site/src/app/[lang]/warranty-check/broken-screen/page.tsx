import type { Metadata } from 'next'
import { screenMetadata } from '@/features/purchase/steps/screen-metadata'
import { ScreenPage } from '@/features/purchase/steps/screen-page'

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata()
}

export default ScreenPage
