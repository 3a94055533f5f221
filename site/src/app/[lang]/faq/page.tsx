import type { Metadata } from 'next'
import { FaqListPage } from '@/features/faq/faq-list-page'
import { faqListMetadata } from '@/features/faq/faq-metadata'

export function generateMetadata(): Promise<Metadata> {
  return faqListMetadata()
}

export default FaqListPage
