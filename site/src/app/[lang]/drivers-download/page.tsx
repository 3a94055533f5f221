import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('drivers-download')
}

export default function DriversDownloadPage() {
  return <ToolPage name="drivers-download" />
}
