import type {
  HeldSubmission,
  HeldSubmissions,
  SubmissionRetried,
  SubmissionRetryAsked,
  SubmissionsAsked,
} from '@carelane/main-api'
import { askStore } from '@/platform/store/store'

const PAGE = 50
const OF_COUNTRIES = '($1::text[] IS NULL OR country = ANY($1))'

type Row = Omit<HeldSubmission, 'receivedAt'> & { receivedAt: Date }

export async function listHeld({ countries, country, page }: SubmissionsAsked): Promise<HeldSubmissions> {
  const [rows, counts] = await Promise.all([
    askStore<Row>(
      `SELECT key, kind, country, state, received_at AS "receivedAt", attempts,
         CASE state WHEN 'refused' THEN answer ELSE failure END AS reason
       FROM submissions
       WHERE state <> 'delivered' AND ${OF_COUNTRIES} AND ($2::text IS NULL OR country = $2)
       ORDER BY received_at DESC, key LIMIT $3 OFFSET $4`,
      [countries, country, PAGE, (page - 1) * PAGE],
    ),
    askStore<HeldSubmissions['counts'][number]>(
      `SELECT country, count(*)::int AS count FROM submissions
       WHERE state <> 'delivered' AND ${OF_COUNTRIES} GROUP BY country ORDER BY country`,
      [countries],
    ),
  ])
  const listed = counts.filter((each) => country === null || each.country === country)
  const total = listed.reduce((sum, { count }) => sum + count, 0)
  return {
    submissions: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    pages: Math.max(1, Math.ceil(total / PAGE)),
    counts,
  }
}

/** Unless the visitor has handed in another about the same thing. */
export async function retryHeld({ countries, key }: SubmissionRetryAsked): Promise<SubmissionRetried> {
  const [before] = await askStore<{ state: string; isDue: boolean }>(
    `WITH retried AS (
       UPDATE submissions s SET state = 'waiting', due_at = now(), settled_at = NULL, answer = NULL,
         details_key_id = NULL, details = NULL
       WHERE key = $2 AND ${OF_COUNTRIES} AND (state = 'waiting' OR state = 'refused' AND NOT EXISTS (
         SELECT FROM submissions o WHERE o.kind = s.kind AND o.once = s.once AND o.state <> 'refused'))
       RETURNING key
     )
     SELECT state, EXISTS (SELECT FROM retried) AS "isDue" FROM submissions WHERE key = $2 AND ${OF_COUNTRIES}`,
    [countries, key],
  )
  if (before?.isDue) return { outcome: 'due' }
  return { outcome: before?.state === 'refused' ? 'replaced' : 'gone' }
}
