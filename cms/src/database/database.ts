import { postgresAdapter } from '@payloadcms/db-postgres'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optionalTranslations } from './optional-translations'
import { addReadIndexes } from './read-indexes'
import { uniqueOutsideTrash } from './unique-outside-trash'

const folder = dirname(fileURLToPath(import.meta.url))

/** Without `push`, which would drop tables that Payload does not know. */
export function database(connectionString: string) {
  const unique = uniqueOutsideTrash()
  return postgresAdapter({
    // A new connection costs a page 10 ms, so idle ones are kept.
    pool: {
      connectionString,
      max: 20,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 300_000,
      keepAlive: true,
    },
    push: false,
    // As tables, a landing page's sections would take some seventy joins to read.
    blocksAsJSON: true,
    migrationDir: join(folder, '../migrations'),
    beforeSchemaInit: [optionalTranslations, unique.before],
    afterSchemaInit: [addReadIndexes, unique.after],
  })
}
