import type { Metadata } from 'next'
import { pricesMetadata } from '@/features/part-prices/prices-metadata'
import { PricesPage } from '@/features/part-prices/prices-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return pricesMetadata()
}

export default async function SparePartsPrice({ searchParams }: PageProps<'/[lang]/spare-parts-price'>) {
  return <PricesPage query={await searchParams} />
}
