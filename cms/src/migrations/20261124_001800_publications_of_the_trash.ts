import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is in the trash is not published: to put something there, or take it out, publishes; what happens inside does not. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION publications.document_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      document jsonb := to_jsonb(CASE WHEN TG_WHEN = 'BEFORE' THEN OLD ELSE NEW END);
    BEGIN
      IF coalesce(document ->> '_status', 'published') = 'published' AND document ->> 'deleted_at' IS NULL THEN
        PERFORM publications.record_change(TG_ARGV[0], (document ->> 'id')::bigint, '{}');
      END IF;
      RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
    END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION publications.document_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      document jsonb := to_jsonb(CASE WHEN TG_WHEN = 'BEFORE' THEN OLD ELSE NEW END);
    BEGIN
      IF coalesce(document ->> '_status', 'published') = 'published' THEN
        PERFORM publications.record_change(TG_ARGV[0], (document ->> 'id')::bigint, '{}');
      END IF;
      RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
    END $$`)
}
