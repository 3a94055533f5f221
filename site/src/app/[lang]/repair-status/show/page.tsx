import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('repair-status/show')
}

export default function RepairStatusShowPage() {
  return <ToolPage name="repair-status/show" />
}
