import type { Redirect } from '@carelane/main-api'
import type { Answer } from '../answer'
import { rows } from '../../database/query'

/** [2.2#21]–[2.2#23]; the kind's tag alone, for there may be more of them than a header has room for. */
export const redirectList: Answer<'redirectList'> = async (db) => ({
  result: {
    redirects: await rows<Redirect>(
      db,
      `SELECT r."from", r."to", coalesce(r.permanent, false) AS permanent FROM redirects r
       WHERE r.deleted_at IS NULL ORDER BY r."from" LIMIT 10000`,
      [],
    ),
  },
  tags: ['redirects'],
})
