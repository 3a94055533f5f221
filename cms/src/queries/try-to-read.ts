import type { Database } from '../database/query'

/** @throws DatabaseError if the database or its tables are missing. */
export async function tryToRead(db: Database): Promise<void> {
  await db.query('SELECT FROM countries LIMIT 1')
}
