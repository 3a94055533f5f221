import { type Database, rows } from '../database/query'

export async function showAlways(db: Database, banner: number): Promise<void> {
  await rows(db, `UPDATE ads SET active = true, "from" = NULL, "to" = NULL, priority = 1000 WHERE id = $1`, [
    banner,
  ])
}
