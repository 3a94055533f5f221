import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withNamedSets } from './named-sets'
import { withRequestIds } from './request-pool'
import { optionalTranslations } from './optional-translations'
import { addReadIndexes } from './read-indexes'
import { uniqueOutsideTrash } from './unique-outside-trash'

const folder = dirname(fileURLToPath(import.meta.url))

/** `push` would drop tables that Payload does not know. */
export function database(connectionString: string) {
  const unique = uniqueOutsideTrash()
  const adapter = postgresAdapter({
    // A new connection costs 10 ms.
    pool: {
      connectionString,
      max: 20,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 300_000,
      keepAlive: true,
    },
    push: false,
    // As tables, sections would take seventy joins.
    blocksAsJSON: true,
    migrationDir: join(folder, '../migrations'),
    beforeSchemaInit: [optionalTranslations, unique.before],
    afterSchemaInit: [addReadIndexes, unique.after],
  })
  return {
    ...adapter,
    init: (given) => withNamedSets(withNamedStatements(adapter.init(given))),
  } satisfies typeof adapter
}

/** With Payload's own version of the driver, whose pools drizzle knows from connections. */
function withNamedStatements(adapter: PostgresAdapter): PostgresAdapter {
  const { pg } = adapter
  const Pool = new Proxy(pg.Pool, {
    construct: (OfDriver, given: ConstructorParameters<typeof pg.Pool>) =>
      withRequestIds(new OfDriver(...given)),
  })
  return Object.assign(adapter, { pg: { ...pg, Pool } })
}
