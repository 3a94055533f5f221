import type { Metadata } from 'next'
import { takeDevice } from '@/features/purchase/steps/take-device'
import { warrantyMetadata } from '@/features/warranty-check/warranty-metadata'
import { WarrantyPage } from '@/features/warranty-check/warranty-page'

export function generateMetadata(): Promise<Metadata> {
  return warrantyMetadata()
}

export const dynamic = 'force-dynamic'

export default async function WarrantyCheck({ searchParams }: PageProps<'/[lang]/warranty-check'>) {
  return <WarrantyPage query={await searchParams} takeDevice={takeDevice} />
}
