import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS search.intent_models (
      locale text PRIMARY KEY,
      -- Of the phrases that it has learned, and of the way in which it learns.
      version text NOT NULL,
      intents text[] NOT NULL,
      hashes bytea NOT NULL,
      rarities bytea NOT NULL,
      weights bytea NOT NULL,
      scales bytea NOT NULL,
      bias bytea NOT NULL,
      trained_at timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search.intent_models`)
}
