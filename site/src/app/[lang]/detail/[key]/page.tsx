import { findArticle } from '@/articles/find-article'

// Rendered when first asked for, and then kept: without this Next would render it for each visitor.
export function generateStaticParams() {
  return []
}

/** Never shows a page of its own: an article has its address under `news-detail` or `tips-detail`. */
export default async function DetailPage({ params }: PageProps<'/[lang]/detail/[key]'>) {
  await findArticle('detail', (await params).key)
}
