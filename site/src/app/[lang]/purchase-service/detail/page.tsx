import type { Metadata } from 'next'
import { DetailPage } from '@/features/purchase/orders/detail-page'
import { recordMetadata } from '@/features/purchase/orders/orders-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return recordMetadata('orders', 'detail')
}

export default async function OrderDetail({ searchParams }: PageProps<'/[lang]/purchase-service/detail'>) {
  return <DetailPage record="orders" query={await searchParams} />
}
