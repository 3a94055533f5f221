import type { Pool } from 'pg'

const KEPT_DAYS = 30

export async function forgetOldPublications(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM publications.publication p
    WHERE p.created_at < now() - make_interval(days => ${KEPT_DAYS}) AND NOT EXISTS (
      SELECT FROM publications.delivery d WHERE d.publication_id = p.id AND d.delivered_at IS NULL)`,
  )
}
