import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]
type Adapter = Parameters<SchemaHook>[0]['adapter']

/** Payload indexes translations by (language, parent), but reads them by parent. */
export const addReadIndexes: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const [name, table] of Object.entries(adapter.tables)) {
    if (!name.endsWith('_locales')) continue
    extendTable({
      table,
      extraConfig: (self) => ({ parent: index(`${name}_parent_id_idx`).on(self._parentID) }),
    })
  }
  extendTable({
    table: tableOf(adapter, 'news'),
    extraConfig: ({ _status, type, category, publishedAt, createdAt }) => {
      // An index takes the direction off its columns.
      const newest = () => [publishedAt.desc(), createdAt.desc()] as const
      return {
        newest: index('news_status_published_at_created_at_idx').on(_status, ...newest()),
        newestOfType: index('news_status_type_newest_idx').on(_status, type, ...newest()),
        newestOfCategory: index('news_status_category_newest_idx').on(_status, category, ...newest()),
      }
    },
  })
  extendTable({
    table: tableOf(adapter, 'news_locales'),
    extraConfig: ({ _parentID, _locale, title, summary, body }) => ({
      whole: index('news_locales_whole_idx')
        .on(_parentID, _locale)
        .where(sql`${title} <> '' AND ${summary} <> '' AND ${body} IS NOT NULL`),
    }),
  })
  extendTable({
    table: tableOf(adapter, 'news_rels'),
    extraConfig: ({ path, parent, countriesID }) => ({
      audience: index('news_rels_audience_idx').on(countriesID, path, parent),
    }),
  })
  extendTable({
    table: tableOf(adapter, 'news_products'),
    extraConfig: ({ value, parent }) => ({ product: index('news_products_value_idx').on(value, parent) }),
  })
  return schema
}

function tableOf({ tables }: Adapter, name: string) {
  const table = tables[name]
  if (!table) throw new Error(`The table ${name} is not there to be indexed.`)
  return table
}
