import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('purchase-service/order-list')
}

export default function PurchaseServiceOrderListPage() {
  return <ToolPage name="purchase-service/order-list" />
}
