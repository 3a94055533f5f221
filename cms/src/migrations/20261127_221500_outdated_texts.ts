import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Nothing is outdated at first: nobody knows which English the texts that are there were made from.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA translations;

    CREATE TABLE translations.outdated (
      kind text NOT NULL,
      document_id int NOT NULL,
      language text NOT NULL,
      -- Rows by their ids, such as 'items.6650c0de.name'.
      field text NOT NULL,
      -- The English that this language was last written from; null if there was none.
      english jsonb,
      since timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (kind, document_id, language, field)
    );
    CREATE INDEX outdated_language ON translations.outdated (kind, language, document_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA translations CASCADE`)
}
