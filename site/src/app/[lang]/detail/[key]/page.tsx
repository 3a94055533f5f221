import { findArticle } from '@/articles/find-article'

// Makes the page static.
export function generateStaticParams() {
  return []
}

/** Redirects to `news-detail` or `tips-detail`. */
export default async function DetailPage({ params }: PageProps<'/[lang]/detail/[key]'>) {
  await findArticle('detail', (await params).key)
}
