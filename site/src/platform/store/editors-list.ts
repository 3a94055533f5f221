import { askStore } from './store'

/** Of a page of what editors work through. */
export const PAGE = 50

/** With the editor's countries, null for all, as the first parameter. */
export const OF_COUNTRIES = '($1::text[] IS NULL OR country = ANY($1))'

/** @param country chosen by the editor; null for all */
export function pagesOf(
  counts: readonly { country: string; count: number }[],
  country: string | null,
): number {
  const total = counts
    .filter((each) => country === null || each.country === country)
    .reduce((sum, { count }) => sum + count, 0)
  return Math.max(1, Math.ceil(total / PAGE))
}

/**
 * Takes a row off an editor's list.
 * @throws StoreError
 */
export async function finishListed(
  table: string,
  { countries, id }: { countries: readonly string[] | null; id: string },
): Promise<{ isDone: boolean }> {
  const gone = await askStore(`DELETE FROM ${table} WHERE id = $2 AND ${OF_COUNTRIES} RETURNING id`, [
    countries,
    id,
  ])
  return { isDone: gone.length > 0 }
}
