import { findArticle } from '@/articles/find-article'

// Makes the page static.
export function generateStaticParams() {
  return []
}

export default async function DetailPage({ params }: PageProps<'/[lang]/detail/[key]'>) {
  await findArticle('detail', (await params).key)
}
