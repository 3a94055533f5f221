import type { Metadata } from 'next'
import { ModelsPage } from '@/features/repair-cost/models-page'
import { modelsMetadata } from '@/features/repair-cost/repair-cost-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return modelsMetadata()
}

export default async function RepairCosts({ searchParams }: PageProps<'/[lang]/repair-cost'>) {
  const { fault } = await searchParams
  return <ModelsPage fault={typeof fault === 'string' ? fault : undefined} />
}
