import type { Database } from '../database/query'

/** @throws DatabaseError without database or tables */
export async function tryToRead(db: Database): Promise<void> {
  await db.query('SELECT FROM countries LIMIT 1')
}
