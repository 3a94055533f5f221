import { postgresAdapter } from '@payloadcms/db-postgres'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optionalTranslations } from './optional-translations'
import { addReadIndexes } from './read-indexes'
import { uniqueOutsideTrash } from './unique-outside-trash'

const folder = dirname(fileURLToPath(import.meta.url))

/** `push` would drop tables that Payload does not know. */
export function database(connectionString: string) {
  const unique = uniqueOutsideTrash()
  return postgresAdapter({
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
}
