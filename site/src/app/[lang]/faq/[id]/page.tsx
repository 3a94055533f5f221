import type { Metadata } from 'next'
import { FaqArticlePage } from '@/features/faq/faq-article-page'
import { faqMetadata } from '@/features/faq/faq-metadata'

// Makes the page static.
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[lang]/faq/[id]'>): Promise<Metadata> {
  return faqMetadata((await params).id)
}

export default async function FaqPage({ params }: PageProps<'/[lang]/faq/[id]'>) {
  return <FaqArticlePage id={(await params).id} />
}
