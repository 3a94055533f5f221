import type { Metadata } from 'next'
import { handInMetadata } from '@/features/hand-in/hand-in-metadata'
import { HandInPage } from '@/features/hand-in/hand-in-page'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps<'/[lang]/hand-in'>): Promise<Metadata> {
  return handInMetadata(await searchParams)
}

export default async function HandIn({ searchParams }: PageProps<'/[lang]/hand-in'>) {
  return <HandInPage query={await searchParams} />
}
