import type { Metadata } from 'next'
import { centersMetadata } from '@/service-centers/centers-metadata'
import { CentersPage } from '@/service-centers/centers-page'

export const dynamic = 'force-dynamic'

export async function generateMetadata({
  searchParams,
}: PageProps<'/[lang]/service-center'>): Promise<Metadata> {
  return centersMetadata(await searchParams)
}

export default async function ServiceCenter({ searchParams }: PageProps<'/[lang]/service-center'>) {
  return <CentersPage query={await searchParams} />
}
