import type { Metadata } from 'next'
import { ModelPage } from '@/features/repair-cost/model-page'
import { modelMetadata } from '@/features/repair-cost/repair-cost-metadata'

// Makes the page static.
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[lang]/repair-cost/[model]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return modelMetadata((await params).model)
}

export default async function RepairCostsOfModel({ params }: Props) {
  return <ModelPage slug={(await params).model} />
}
