import { withConnection, type PooledConnection } from '@carelane/database'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { randomUUID } from 'node:crypto'
import { AuthenticationError, type CollectionBeforeLoginHook, type Payload, type TypedUser } from 'payload'
import { sidePool } from '../../database/side-pool'

type Account = TypedUser & { hash?: string | null; salt?: string | null }

/**
 * At log-in Payload reads an account, hashes the password, and writes the whole account back, which would undo a
 * concurrent log-in, new password, role or deactivation. The row is locked by then.
 */
export const keepWhatChangedMeanwhile: CollectionBeforeLoginHook<Account> = async ({ req, user }) => {
  const { hash, salt: _, ...account } = await asOthersSeeIt(req.payload, Number(user.id))
  if (hash !== user.hash) throw new AuthenticationError(req.t)
  const now = new Date()
  const others = (account.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now)
  const sessions = [...others, ...(user.sessions ?? []).slice(-1)]
  const kept = { ...account, sessions }
  // Null leaves the time as it is.
  const data = { ...kept, updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  return { ...user, ...kept }
}

function asOthersSeeIt(payload: Payload, id: number): Promise<Account> {
  return withConnection(sidePool(payload), (client) => readAccount(payload, client, id))
}

async function readAccount(payload: Payload, client: PooledConnection, id: number): Promise<Account> {
  const { db } = payload
  const transactionID = randomUUID()
  const sessions = (db.sessions ??= {})
  try {
    sessions[transactionID] = {
      db: drizzle({ client: client as never, schema: db.schema }) as never,
      resolve: async () => undefined,
      reject: async () => undefined,
    }
    const found = await db.findOne<Account>({
      collection: 'users',
      where: { id: { equals: id } },
      req: { transactionID, payload },
    })
    if (!found) throw new AuthenticationError()
    return found
  } finally {
    Reflect.deleteProperty(sessions, transactionID)
  }
}
