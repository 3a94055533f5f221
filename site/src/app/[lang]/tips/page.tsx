import type { Metadata } from 'next'
import { listMetadata } from '@/features/news/list-metadata'
import { ListPage } from '@/features/news/list-page'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps<'/[lang]/tips'>): Promise<Metadata> {
  return listMetadata('tips', await searchParams)
}

export default async function TipsPage({ searchParams }: PageProps<'/[lang]/tips'>) {
  return <ListPage type="tips" query={await searchParams} />
}
