import type { Metadata } from 'next'
import { driversMetadata } from '@/features/drivers/drivers-metadata'
import { DriversPage } from '@/features/drivers/drivers-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return driversMetadata()
}

export default async function DriversDownload({ searchParams }: PageProps<'/[lang]/drivers-download'>) {
  return <DriversPage query={await searchParams} />
}
