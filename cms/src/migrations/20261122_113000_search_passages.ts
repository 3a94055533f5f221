import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What answers are taken from. The indexer cuts what is there already: all of it is queued. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.documents ADD COLUMN passages jsonb NOT NULL DEFAULT '[]';
    INSERT INTO search.queue (collection, document_id)
      SELECT DISTINCT collection, document_id FROM search.documents`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE search.documents DROP COLUMN passages`)
}
