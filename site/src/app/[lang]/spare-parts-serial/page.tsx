import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('spare-parts-serial')
}

export default function SparePartsSerialPage() {
  return <ToolPage name="spare-parts-serial" />
}
