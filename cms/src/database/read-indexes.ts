import type { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

/**
 * Payload indexes the tables of translations by (language, parent) but reads them by parent, which makes it
 * scan them whole.
 */
export const addReadIndexes: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const [name, table] of Object.entries(adapter.tables)) {
    if (!name.endsWith('_locales')) continue
    extendTable({
      table,
      extraConfig: (self) => ({ parent: index(`${name}_parent_id_idx`).on(self._parentID) }),
    })
  }
  return schema
}
