import { askStore } from '@/platform/store/store'
import { ORPHAN_HOURS } from './limits'

/** Erases photos that nobody handed in within a day; how many. Those of a submission go with it. */
export async function eraseOrphans(): Promise<number> {
  const erased = await askStore(
    `DELETE FROM photos WHERE submission IS NULL AND begun_at < now() - make_interval(hours => $1) RETURNING id`,
    [ORPHAN_HOURS],
  )
  return erased.length
}
