import type { postgresAdapter } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

const STRUCTURE = new Set(['id', '_locale', '_parent_id'])

export const optionalTranslations: SchemaHook = ({ adapter, schema }) => {
  for (const [name, { columns }] of Object.entries(adapter.rawTables)) {
    if (!name.endsWith('_locales')) continue
    for (const column of Object.values(columns)) {
      if (!STRUCTURE.has(column.name)) column.notNull = false
    }
  }
  return schema
}
