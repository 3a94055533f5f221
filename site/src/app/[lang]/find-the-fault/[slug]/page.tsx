import type { Metadata } from 'next'
import { DangerCard } from '@/features/assistant/safety/danger-card'
import { findFinder } from '@/features/find-the-fault/find-finder'
import { finderMetadata } from '@/features/find-the-fault/finder-metadata'
import { FinderPage } from '@/features/find-the-fault/finder-page'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[lang]/find-the-fault/[slug]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return finderMetadata((await params).slug)
}

export default async function FindTheFault({ params, searchParams }: Props) {
  const { a } = await searchParams
  const finder = await findFinder((await params).slug)
  return <FinderPage finder={finder} path={pathOf(a)} DangerCard={DangerCard} />
}

/** Of several, each is a path of its own. */
function pathOf(asked: string | string[] | undefined): string {
  return typeof asked === 'string' ? asked : (asked?.[0] ?? '')
}
