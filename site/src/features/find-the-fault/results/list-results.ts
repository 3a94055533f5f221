import type { FinderResults, FinderResultsAsked } from '@carelane/main-api'
import { OF_COUNTRIES, PAGE, pagesOf } from '@/platform/store/editors-list'
import { askStore } from '@/platform/store/store'
import { RESULT_DAYS } from './result-days'

const COUNTED = `(SELECT slug, country, coalesce(sum(count) FILTER (WHERE is_fixed), 0)::int AS fixed,
    coalesce(sum(count) FILTER (WHERE NOT is_fixed), 0)::int AS "notFixed"
  FROM finder_results WHERE ${OF_COUNTRIES} AND day > (now() AT TIME ZONE 'UTC')::date - ${RESULT_DAYS}
  GROUP BY slug, country) counted`

/** Of each tree and country, the most answered first. @throws StoreError */
export async function listResults({ countries, country, page }: FinderResultsAsked): Promise<FinderResults> {
  const [results, counts] = await Promise.all([
    askStore<FinderResults['results'][number]>(
      `SELECT slug, country, fixed, "notFixed" FROM ${COUNTED} WHERE $2::text IS NULL OR country = $2
       ORDER BY fixed + "notFixed" DESC, slug, country LIMIT $3 OFFSET $4`,
      [countries, country, PAGE, (page - 1) * PAGE],
    ),
    askStore<FinderResults['counts'][number]>(
      `SELECT country, count(*)::int AS count FROM ${COUNTED} GROUP BY country ORDER BY country`,
      [countries],
    ),
  ])
  return { results, pages: pagesOf(counts, country), counts }
}
