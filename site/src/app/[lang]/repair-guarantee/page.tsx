import type { Metadata } from 'next'
import { GuaranteePage } from '@/features/repair-status/guarantee/guarantee-page'
import { guaranteeMetadata } from '@/features/repair-status/repair-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return guaranteeMetadata()
}

export default async function RepairGuarantee({
  searchParams,
}: {
  searchParams: Promise<Record<string, unknown>>
}) {
  return <GuaranteePage query={await searchParams} />
}
