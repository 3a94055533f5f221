import type { Metadata } from 'next'
import { repairMetadata } from '@/features/repair-status/repair-metadata'
import { RepairPage } from '@/features/repair-status/repair-page'

export function generateMetadata(): Promise<Metadata> {
  return repairMetadata()
}

export default RepairPage
