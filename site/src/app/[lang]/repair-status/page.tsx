import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('repair-status')
}

export default function RepairStatusPage() {
  return <ToolPage name="repair-status" />
}
