import type { Metadata } from 'next'
import { televisionMetadata } from '@/features/warranty-check/television/television-metadata'
import { TelevisionPage } from '@/features/warranty-check/television/television-page'

export function generateMetadata(): Promise<Metadata> {
  return televisionMetadata()
}

export const dynamic = 'force-dynamic'

export default async function TvWarranty({ searchParams }: PageProps<'/[lang]/tv-warranty'>) {
  return <TelevisionPage query={await searchParams} />
}
