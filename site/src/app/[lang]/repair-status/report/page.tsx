import type { Metadata } from 'next'
import { ReportPage } from '@/features/repair-status/report/report-page'
import { reportMetadata } from '@/features/repair-status/repair-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return reportMetadata()
}

export default async function RepairReport({
  searchParams,
}: {
  searchParams: Promise<Record<string, unknown>>
}) {
  return <ReportPage query={await searchParams} />
}
