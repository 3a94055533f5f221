import type { Metadata } from 'next'
import { PreviewPage } from '@/features/preview/preview-page'
import { DraftPage } from './draft-page'
import { MomentPage } from './moment-page'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function Preview({ searchParams }: PageProps<'/[lang]/preview'>) {
  const { token, page } = await searchParams
  return (
    <PreviewPage
      token={typeof token === 'string' ? token : ''}
      page={page}
      DraftPage={DraftPage}
      MomentPage={MomentPage}
    />
  )
}
