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
  const { news } = adapter.tables
  if (!news) throw new Error('The table news is not there to be indexed.')
  extendTable({
    table: news,
    extraConfig: ({ _status, publishedAt, createdAt }) => ({
      newest: index('news_status_published_at_created_at_idx').on(
        _status,
        publishedAt.desc(),
        createdAt.desc(),
      ),
    }),
  })
  return schema
}
