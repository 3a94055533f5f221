import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('warranty-check/broken-screen')
}

export default function WarrantyCheckBrokenScreenPage() {
  return <ToolPage name="warranty-check/broken-screen" />
}
