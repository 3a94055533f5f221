import type { Metadata } from 'next'
import { ListPage } from '@/features/purchase/orders/list-page'
import { recordMetadata } from '@/features/purchase/orders/orders-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return recordMetadata('orders', 'list')
}

export default async function OrderList({ searchParams }: PageProps<'/[lang]/purchase-service/order-list'>) {
  return <ListPage record="orders" query={await searchParams} />
}
