import { randomUUID } from 'node:crypto'
import { withConnection } from '@carelane/database'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { APIError, createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import type { Database } from './query'

const LIMITS = `SET LOCAL lock_timeout = '20s'; SET LOCAL idle_in_transaction_session_timeout = '60s'`

/** Who acts, and in which language refusals are said. */
export interface Actor {
  user: TypedUser
  i18n?: PayloadRequest['i18n']
}

interface Worked<Result> {
  commits: boolean
  result: Result
}

/**
 * Payload's own says nothing of a commit that failed, and ends at the first refusal.
 * @throws if the database does not commit
 */
export async function inOwnTransaction<Result>(
  payload: Payload,
  work: (transaction: OwnTransaction) => Promise<Worked<Result>>,
): Promise<Result> {
  return withConnection(payload.db.pool, async (client, giveUp) => {
    try {
      await client.query(`BEGIN; ${LIMITS}`)
      const transaction = new OwnTransaction(payload, client)
      try {
        const { commits, result } = await work(transaction)
        await client.query(commits ? 'COMMIT' : 'ROLLBACK')
        return result
      } finally {
        transaction.close()
      }
    } catch (error) {
      await client.query('ROLLBACK').then(undefined, giveUp)
      throw error
    }
  })
}

export class OwnTransaction {
  readonly #id = randomUUID()

  constructor(
    private readonly payload: Payload,
    readonly db: Database,
  ) {}

  /** What was refused leaves nothing; the rest stays. */
  async attempt(
    { user, i18n }: Actor,
    context: Record<string, unknown>,
    work: (req: PayloadRequest) => Promise<void>,
  ): Promise<APIError | null> {
    await this.db.query('SAVEPOINT attempt')
    try {
      await work(await this.request({ user, ...(i18n && { i18n }) }, context))
      await this.db.query('RELEASE SAVEPOINT attempt')
      return null
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      await this.db.query('ROLLBACK TO SAVEPOINT attempt')
      return error
    }
  }

  /** For Payload's operations, which then leave beginning and ending to us. */
  async request({ user, i18n }: Actor, context: Record<string, unknown>): Promise<PayloadRequest> {
    // Payload forgets the session when it refuses something.
    this.sessions[this.#id] = {
      db: drizzle({ client: this.db as never, schema: this.payload.db.schema }) as never,
      resolve: async () => undefined,
      reject: async () => undefined,
    }
    const given = { user, context, ...(i18n && { req: { i18n } }) }
    const req = await createLocalReq(given, this.payload)
    req.transactionID = this.#id
    return req
  }

  close(): void {
    Reflect.deleteProperty(this.sessions, this.#id)
  }

  private get sessions() {
    return (this.payload.db.sessions ??= {})
  }
}
