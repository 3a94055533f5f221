import { askStore } from '@/platform/store/store'

/** At once, so that nothing else waits for it. */
const BATCH = 500

/** Erases what was settled more than so many days ago; what still waits is never erased by time alone. */
export async function eraseOld(days: number): Promise<number> {
  const erased = await askStore(
    `DELETE FROM submissions WHERE key IN (
       SELECT key FROM submissions WHERE settled_at < now() - make_interval(days => $1) LIMIT $2
     ) RETURNING key`,
    [days, BATCH],
  )
  return erased.length === BATCH ? BATCH + (await eraseOld(days)) : erased.length
}
