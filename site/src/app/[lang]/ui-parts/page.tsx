import type { Metadata } from 'next'
import { UiPartsPage } from '@/features/ui-parts/ui-parts-page'

export const metadata: Metadata = { title: 'Parts | Carelane', robots: { index: false, follow: false } }

export default UiPartsPage
