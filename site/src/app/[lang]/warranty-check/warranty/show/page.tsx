import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('warranty-check/warranty/show')
}

export default function WarrantyCheckWarrantyShowPage() {
  return <ToolPage name="warranty-check/warranty/show" />
}
