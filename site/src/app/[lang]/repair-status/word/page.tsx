import type { Metadata } from 'next'
import { wordMetadata } from '@/features/repair-status/repair-metadata'
import { WordPage } from '@/features/repair-status/word/word-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return wordMetadata()
}

export default async function RepairWord({
  searchParams,
}: {
  searchParams: Promise<Record<string, unknown>>
}) {
  return <WordPage of={(await searchParams).of} />
}
