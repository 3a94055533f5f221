import { findArticle } from '@/articles/find-article'

// Without it, Next would render the page for each visitor.
export function generateStaticParams() {
  return []
}

/** Only redirects: articles live under `news-detail` or `tips-detail`. */
export default async function DetailPage({ params }: PageProps<'/[lang]/detail/[key]'>) {
  await findArticle('detail', (await params).key)
}
