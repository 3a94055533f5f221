import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('purchase-service/list')
}

export default function PurchaseServiceListPage() {
  return <ToolPage name="purchase-service/list" />
}
