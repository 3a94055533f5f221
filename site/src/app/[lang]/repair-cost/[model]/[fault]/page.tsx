import type { Metadata } from 'next'
import { FaultPage } from '@/features/repair-cost/fault-page'
import { repairMetadata } from '@/features/repair-cost/repair-cost-metadata'

// Makes the page static.
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[lang]/repair-cost/[model]/[fault]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { model, fault } = await params
  return repairMetadata(model, fault)
}

export default async function RepairCost({ params }: Props) {
  const { model, fault } = await params
  return <FaultPage slug={model} fault={fault} />
}
