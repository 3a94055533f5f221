import type { Visitor } from '../account/tokens'
import { Refusal } from '../calls/sandbox-call'
import type { Queryable } from '../database/queryable'

export async function requireOwnFiles(
  database: Queryable,
  keys: readonly string[],
  visitor: Visitor | undefined,
): Promise<void> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return
  const { rowCount } = await database.query('SELECT 1 FROM files WHERE key = ANY ($1) AND owner = $2', [
    wanted,
    visitor?.id,
  ])
  if (rowCount !== wanted.length) throw new Refusal(400, 'a file is not there')
}
