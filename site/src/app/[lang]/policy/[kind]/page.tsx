import type { Metadata } from 'next'
import { findLegalPage } from '@/features/legal/find-legal-page'
import { LegalPage } from '@/features/legal/legal-page'
import { legalMetadata } from '@/features/legal/legal-metadata'

// Makes the page static.
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[lang]/policy/[kind]'>): Promise<Metadata> {
  return legalMetadata(await findLegalPage((await params).kind))
}

export default async function PolicyPage({ params }: PageProps<'/[lang]/policy/[kind]'>) {
  return <LegalPage page={await findLegalPage((await params).kind)} />
}
