import type { Metadata } from 'next'
import { partMetadata } from '@/features/part-serial/part-metadata'
import { PartPage } from '@/features/part-serial/part-page'

export function generateMetadata(): Promise<Metadata> {
  return partMetadata()
}

export const dynamic = 'force-dynamic'

export default async function SparePartsSerial({ searchParams }: PageProps<'/[lang]/spare-parts-serial'>) {
  return <PartPage query={await searchParams} />
}
