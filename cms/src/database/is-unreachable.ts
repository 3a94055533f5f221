import { DatabaseError } from 'pg'

/** Whether an error of a query says that the database is away or turns callers off, not that the query is wrong. */
export function isUnreachable(error: unknown): boolean {
  // SQLSTATE classes: 08 connection, 53 resources, 57P operator intervention; no such or a closed database.
  if (error instanceof DatabaseError) return /^(?:08|53|57P|3D000|55000)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (/^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|^ENOTFOUND/.test(code ?? '')) return true
  return /timeout exceeded when trying to connect|Connection terminated/i.test(error.message)
}
