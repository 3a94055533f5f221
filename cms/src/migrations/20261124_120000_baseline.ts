import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { BEFORE_THE_BASELINE } from './baseline/before-the-baseline'
import { publications } from './baseline/publications'
import { search } from './baseline/search'
import { tables } from './baseline/tables'

/** Everything as of the first release. A database that has had what this replaces has it already. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await hasReplaced(db)) return
  for (const statements of [tables, ...publications(), ...search()]) await db.execute(statements)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP SCHEMA search CASCADE;
    DROP SCHEMA publications CASCADE;
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public`)
}

async function hasReplaced(db: MigrateUpArgs['db']): Promise<boolean> {
  const table = await db.execute<{ known: boolean }>(
    sql`SELECT to_regclass('public.payload_migrations') IS NOT NULL AS known`,
  )
  if (!table.rows[0]?.known) return false
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM payload_migrations`)
  return rows.some(({ name }) => BEFORE_THE_BASELINE.includes(name))
}
