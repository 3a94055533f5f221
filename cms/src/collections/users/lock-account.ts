import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { lockAccountRow } from '../../queries/accounts/lock-account-row'

/** Payload reads all sessions and writes them all back. */
export const lockAccount = { beforeOperation, afterLogout }

async function beforeOperation({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  if (operation === 'refresh') await lock(req, req.user?.id)
  if (operation === 'update' && 'id' in args) await lock(req, Number(args.id))
  return args
}

/** Despite its name, runs before sessions are read. */
async function afterLogout({ req }: Parameters<CollectionAfterLogoutHook>[0]) {
  await lock(req, req.user?.id)
}

async function lock(req: PayloadRequest, id: number | undefined): Promise<void> {
  if (id === undefined || !Number.isInteger(id)) return
  await lockAccountRow(req, id)
}
