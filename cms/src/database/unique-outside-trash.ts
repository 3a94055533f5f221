import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'

type Options = Parameters<typeof postgresAdapter>[0]
type BeforeHook = NonNullable<Options['beforeSchemaInit']>[number]
type AfterHook = NonNullable<Options['afterSchemaInit']>[number]

/** Trashed files stay on disk; accounts may be restored. */
const KEPT: ReadonlySet<string> = new Set(['media', 'users'])

interface Unique {
  table: string
  name: string
  columns: string[]
}

/** Frees addresses in the trash. Payload's indexes cannot be partial. */
export function uniqueOutsideTrash(): { before: BeforeHook; after: AfterHook } {
  const found: Unique[] = []
  const before: BeforeHook = ({ adapter, schema }) => {
    found.length = 0
    for (const [table, { columns, indexes }] of Object.entries(adapter.rawTables)) {
      if (!('deletedAt' in columns) || !indexes || KEPT.has(table)) continue
      for (const [key, index] of Object.entries(indexes)) {
        if (!index.unique) continue
        found.push({ table, name: index.name, columns: [index.on].flat() })
        Reflect.deleteProperty(indexes, key)
      }
    }
    return schema
  }
  const after: AfterHook = ({ adapter, extendTable, schema }) => {
    for (const { table: name, ...index } of found) {
      const table = adapter.tables[name]
      if (!table) throw new Error(`The table ${name} is not there to be indexed.`)
      extendTable({
        table,
        extraConfig: (self) => {
          const [first, ...others] = index.columns.map((column) => self[column])
          if (!first) throw new Error(`The index ${index.name} has no columns.`)
          return {
            [index.name]: uniqueIndex(index.name)
              .on(first, ...others.filter((column) => column !== undefined))
              .where(sql`${self.deletedAt} IS NULL`),
          }
        },
      })
    }
    return schema
  }
  return { before, after }
}
