import type { Database } from '../database/query'

/** @throws DatabaseError where the database or its tables are away. */
export async function tryToRead(db: Database): Promise<void> {
  await db.query('SELECT FROM countries LIMIT 1')
}
