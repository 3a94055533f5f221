import type { Metadata } from 'next'
import { DetailPage } from '@/features/purchase/orders/detail-page'
import { recordMetadata } from '@/features/purchase/orders/orders-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return recordMetadata('activations', 'detail')
}

export default async function OrderDetail({
  searchParams,
}: PageProps<'/[lang]/warranty-check/order-list/info'>) {
  return <DetailPage record="activations" query={await searchParams} />
}
