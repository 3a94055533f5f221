import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** In another shape than `search.intent_models`, which the version before goes on reading and writing. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE search.learned_models (
      locale text PRIMARY KEY,
      -- Of the phrases that it has learned, and of the way in which it learns.
      version text NOT NULL,
      intents text[] NOT NULL,
      hashes bytea NOT NULL,
      rarities bytea NOT NULL,
      starts bytea NOT NULL,
      columns bytea NOT NULL,
      weights bytea NOT NULL,
      scales bytea NOT NULL,
      bias bytea NOT NULL,
      trained_at timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search.learned_models`)
}
