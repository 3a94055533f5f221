import type { SiteSection } from '@/forms/site-section'
import { askStore } from '@/platform/store/store'
import { RESULT_DAYS } from './result-days'

/**
 * By the UTC day, in one statement, without anything about who answered.
 * @throws StoreError
 */
export async function countResult(
  { slug, isFixed }: { slug: string; isFixed: boolean },
  { country }: Pick<SiteSection, 'country'>,
): Promise<void> {
  await askStore(
    `INSERT INTO finder_results (day, country, slug, is_fixed, count)
     VALUES ((now() AT TIME ZONE 'UTC')::date, $1, $2, $3, 1)
     ON CONFLICT (day, country, slug, is_fixed) DO UPDATE SET count = finder_results.count + 1`,
    [country, slug, isFixed],
  )
}

/** @throws StoreError */
export async function eraseOldResults(): Promise<number> {
  const erased = await askStore(
    `DELETE FROM finder_results WHERE day <= (now() AT TIME ZONE 'UTC')::date - $1::int RETURNING day`,
    [RESULT_DAYS],
  )
  return erased.length
}
