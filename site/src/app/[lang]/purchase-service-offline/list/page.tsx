import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('purchase-service-offline/list')
}

export default function PurchaseServiceOfflineListPage() {
  return <ToolPage name="purchase-service-offline/list" />
}
