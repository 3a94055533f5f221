import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was learned is in another shape, and is learned again within seconds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM search.intent_models;
    ALTER TABLE search.intent_models ADD COLUMN starts bytea NOT NULL, ADD COLUMN columns bytea NOT NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM search.intent_models;
    ALTER TABLE search.intent_models DROP COLUMN starts, DROP COLUMN columns`)
}
