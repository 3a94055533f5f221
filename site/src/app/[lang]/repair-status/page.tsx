import type { Metadata } from 'next'
import { repairMetadata } from '@/features/repair-status/repair-metadata'
import { RepairPage } from '@/features/repair-status/repair-page'

export function generateMetadata(): Promise<Metadata> {
  return repairMetadata()
}

export const dynamic = 'force-dynamic'

export default async function RepairStatus({ searchParams }: PageProps<'/[lang]/repair-status'>) {
  return <RepairPage query={await searchParams} />
}
