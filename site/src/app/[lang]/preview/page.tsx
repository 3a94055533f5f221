import type { Metadata } from 'next'
import { PreviewPage } from '@/features/preview/preview-page'
import { DraftPage } from './draft-page'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function Preview({ searchParams }: PageProps<'/[lang]/preview'>) {
  const { token } = await searchParams
  return <PreviewPage token={typeof token === 'string' ? token : ''} DraftPage={DraftPage} />
}
