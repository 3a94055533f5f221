import type { Metadata } from 'next'
import { QuotePage } from '@/features/repair-status/quote/quote-page'
import { quoteMetadata } from '@/features/repair-status/repair-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return quoteMetadata()
}

export default async function RepairQuote({
  searchParams,
}: {
  searchParams: Promise<Record<string, unknown>>
}) {
  return <QuotePage query={await searchParams} />
}
