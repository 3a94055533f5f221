import type { Metadata } from 'next'
import { toolMetadata } from '@/features/tools/tool-metadata'
import { ToolPage } from '@/features/tools/tool-page'

export function generateMetadata(): Promise<Metadata> {
  return toolMetadata('phone-unlocking-appeal')
}

export default function PhoneUnlockingAppealPage() {
  return <ToolPage name="phone-unlocking-appeal" />
}
