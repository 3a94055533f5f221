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
}: PageProps<'/[lang]/news-detail/[key]'>): Promise<Metadata> {
  return articleMetadata('news-detail', (await params).key)
}

export default async function NewsDetailPage({ params }: PageProps<'/[lang]/news-detail/[key]'>) {
  return <ArticlePage article={await findArticle('news-detail', (await params).key)} />
}
