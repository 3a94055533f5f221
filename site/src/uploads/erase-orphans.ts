import { askStore } from '@/platform/store/store'
import { ORPHAN_HOURS, PROMISE_MINUTES } from './limits'

export async function eraseOrphans(): Promise<number> {
  const erased = await askStore(
    `DELETE FROM photos WHERE submission IS NULL AND (
       begun_at < now() - make_interval(hours => $1)
       OR (arrived = 0 AND begun_at < now() - make_interval(mins => $2)))
     RETURNING id`,
    [ORPHAN_HOURS, PROMISE_MINUTES],
  )
  return erased.length
}
