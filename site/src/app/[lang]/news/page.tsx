import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { listMetadata } from '@/features/news/list-metadata'
import { ListPage } from '@/features/news/list-page'
import { href } from '@/links/href'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps<'/[lang]/news'>): Promise<Metadata> {
  return listMetadata('news', await searchParams)
}

export default async function NewsPage({ params, searchParams }: PageProps<'/[lang]/news'>) {
  const query = await searchParams
  // [2.1#25]
  if (query.tips === '1') permanentRedirect(href((await params).lang, 'tips'))
  return <ListPage type="news" query={query} />
}
