import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A number that grows with each publication, in its transaction. Its row is locked until the commit: who reads a number
 * sees all that it counts, which no sequence and no time could promise.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE publications.content_version (version bigint NOT NULL);
    INSERT INTO publications.content_version VALUES (0);

    CREATE FUNCTION publications.count_publication() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE publications.content_version SET version = version + 1;
      RETURN NULL;
    END $$;

    CREATE TRIGGER count_publication AFTER INSERT ON publications.publication
      FOR EACH STATEMENT EXECUTE FUNCTION publications.count_publication()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER count_publication ON publications.publication;
    DROP FUNCTION publications.count_publication;
    DROP TABLE publications.content_version`)
}
