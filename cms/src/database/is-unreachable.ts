import { DatabaseError } from 'pg'

export function isUnreachable(error: unknown): boolean {
  // 08 connection, 53 resources, 57P operator intervention, 3D000 and 55000 no database.
  if (error instanceof DatabaseError) return /^(?:08|53|57P|3D000|55000)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (/^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|^ENOTFOUND/.test(code ?? '')) return true
  // Payload keeps no more than the message of what a transaction could not begin for.
  return /timeout exceeded when trying to connect|Connection terminated|cannot begin transaction/i.test(
    error.message,
  )
}
