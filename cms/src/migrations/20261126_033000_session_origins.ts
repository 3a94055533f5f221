import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS log_in.sessions (
      session text PRIMARY KEY,
      -- The network and the names of browser and system alone.
      network text NOT NULL,
      device text NOT NULL,
      last_seen timestamptz NOT NULL
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE log_in.sessions`)
}
