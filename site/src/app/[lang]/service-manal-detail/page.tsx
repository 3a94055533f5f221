import type { Metadata } from 'next'
import { LandingRoute } from '@/landing/landing-route'
import { ManualPage } from '@/features/manuals/manual-page'
import { readManualId } from '@/features/manuals/manual-query'
import { manualMetadata } from '@/features/manuals/manuals-metadata'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[lang]/service-manal-detail'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return manualMetadata(readManualId(await searchParams))
}

export default async function ServiceManalDetailPage({ searchParams }: Props) {
  const id = readManualId(await searchParams)
  return id === '' ? <LandingRoute name="service-manal-detail" /> : <ManualPage id={id} />
}
