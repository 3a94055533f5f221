import { type Database, rows } from '../../database/query'

/** The ids of accounts that may log in. */
export async function findWorkingAccounts(db: Database): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    'SELECT id FROM public.users WHERE deleted_at IS NULL AND deactivated IS NOT TRUE',
    [],
  )
  return found.map(({ id }) => id)
}
