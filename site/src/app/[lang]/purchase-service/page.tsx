import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('purchase-service')
}

export default function PurchaseServicePage() {
  return <ToolPage name="purchase-service" />
}
