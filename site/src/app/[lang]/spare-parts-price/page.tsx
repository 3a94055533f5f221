import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('spare-parts-price')
}

export default function SparePartsPricePage() {
  return <ToolPage name="spare-parts-price" />
}
