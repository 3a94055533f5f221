import { cache } from 'react'
import { askStore } from '@/platform/store/store'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'

export interface FaqStatistics {
  views: number
  votes: number
  helpful: number
}

const NONE: FaqStatistics = { views: 0, votes: 0, helpful: 0 }

/** Empty while the store is away: answers matter more. */
export const getFaqStatistics = cache(async (): Promise<ReadonlyMap<number, FaqStatistics>> => {
  const asked = await unlessStoreFails(
    askStore<FaqStatistics & { id: number }>(
      `SELECT id, coalesce(v.views, 0)::int AS views, coalesce(k.votes, 0)::int AS votes,
         coalesce(k.helpful, 0)::int AS helpful
       FROM (SELECT faq_id AS id, count(*) AS votes, count(*) FILTER (WHERE helpful) AS helpful
         FROM faq_votes GROUP BY faq_id) k
       FULL JOIN (SELECT faq_id AS id, views FROM faq_views) v USING (id)`,
    ),
  )
  return new Map(asked.ok ? asked.value.map(({ id, ...counted }) => [id, counted]) : [])
})

export function statisticsOf(all: ReadonlyMap<number, FaqStatistics>, ids: readonly number[]): FaqStatistics {
  return ids.reduce((sum, id) => {
    const { views, votes, helpful } = all.get(id) ?? NONE
    return { views: sum.views + views, votes: sum.votes + votes, helpful: sum.helpful + helpful }
  }, NONE)
}

export function mostRead(
  all: ReadonlyMap<number, FaqStatistics>,
  ids: readonly number[],
  most: number,
): number[] {
  const read = ids.filter((id) => (all.get(id)?.views ?? 0) > 0)
  if (read.length < most) return []
  const views = (id: number) => all.get(id)?.views ?? 0
  return read.toSorted((a, b) => views(b) - views(a)).slice(0, most)
}
