import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('service-center')
}

export default function ServiceCenterPage() {
  return <ToolPage name="service-center" />
}
