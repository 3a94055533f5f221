import type { Metadata } from 'next'
import { PolicyDetailPage } from '@/features/policy/policy-detail-page'
import { policyMetadata } from '@/features/policy/policy-metadata'

// Makes the page static.
export function generateStaticParams() {
  return []
}

export async function generateMetadata({
  params,
}: PageProps<'/[lang]/service-policy/[id]'>): Promise<Metadata> {
  return policyMetadata((await params).id)
}

export default async function ServicePolicy({ params }: PageProps<'/[lang]/service-policy/[id]'>) {
  return <PolicyDetailPage id={(await params).id} />
}
