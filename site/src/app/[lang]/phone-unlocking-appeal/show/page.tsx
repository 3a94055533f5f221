import type { Metadata } from 'next'
import { ownAppealMetadata } from '@/features/appeal/appeal-metadata'
import { ShowPage } from '@/features/appeal/show-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ownAppealMetadata('show')
}

export default async function Show({ searchParams }: PageProps<'/[lang]/phone-unlocking-appeal/show'>) {
  return <ShowPage query={await searchParams} />
}
