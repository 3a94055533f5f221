import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA links;

    CREATE TABLE links.dead (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      document_id int NOT NULL,
      title text NOT NULL,
      -- Of the field, as Payload names it.
      path text NOT NULL,
      address text NOT NULL,
      -- Null where it is the same in all languages.
      language text,
      -- Ids of those in which it leads nowhere.
      countries int[] NOT NULL,
      is_nowhere boolean NOT NULL
    );
    CREATE INDEX dead_countries ON links.dead USING gin (countries);

    CREATE TABLE links.last_check (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      started_at timestamptz,
      ended_at timestamptz,
      -- Of the last one that was not given up.
      checked_at timestamptz,
      documents int NOT NULL DEFAULT 0
    );
    INSERT INTO links.last_check DEFAULT VALUES`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA links CASCADE`)
}
