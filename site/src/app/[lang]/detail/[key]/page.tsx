import { findArticle } from '@/features/news/find-article'

/** Never shows a page of its own: an article has its address under `news-detail` or `tips-detail`. */
export default async function DetailPage({ params }: PageProps<'/[lang]/detail/[key]'>) {
  await findArticle('detail', (await params).key)
}
