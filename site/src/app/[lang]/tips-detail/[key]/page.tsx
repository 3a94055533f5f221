import type { Metadata } from 'next'
import { articleMetadata } from '@/features/news/article-metadata'
import { ArticlePage } from '@/features/news/article-page'
import { findArticle } from '@/articles/find-article'

// Makes the page static.
export function generateStaticParams() {
  return []
}

export async function generateMetadata({
  params,
}: PageProps<'/[lang]/tips-detail/[key]'>): Promise<Metadata> {
  return articleMetadata('tips-detail', (await params).key)
}

export default async function TipsDetailPage({ params }: PageProps<'/[lang]/tips-detail/[key]'>) {
  return <ArticlePage article={await findArticle('tips-detail', (await params).key)} />
}
