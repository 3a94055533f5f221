import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('purchase-service/pay')
}

export default function PurchaseServicePayPage() {
  return <ToolPage name="purchase-service/pay" />
}
