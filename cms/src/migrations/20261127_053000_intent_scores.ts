import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS search.intent_scores (
      locale text NOT NULL,
      -- As in search.intent_models.
      version text NOT NULL,
      asked int NOT NULL,
      first int NOT NULL,
      among_three int NOT NULL,
      honest int NOT NULL,
      refused int NOT NULL,
      measured_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (locale, version)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search.intent_scores`)
}
