import type { Metadata } from 'next'
import { ListPage } from '@/features/purchase/orders/list-page'
import { recordMetadata } from '@/features/purchase/orders/orders-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return recordMetadata('mine', 'list')
}

export default async function OrderList({
  searchParams,
}: PageProps<'/[lang]/purchase-service-offline/order-list'>) {
  return <ListPage record="mine" query={await searchParams} />
}
