import type { Metadata } from 'next'
import { manualsMetadata } from '@/features/manuals/manuals-metadata'
import { ManualsPage } from '@/features/manuals/manuals-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return manualsMetadata()
}

export default async function ServiceManalPage({ searchParams }: PageProps<'/[lang]/service-manal'>) {
  return <ManualsPage query={await searchParams} />
}
