import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE SCHEMA journal;

    CREATE TABLE journal.entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Milliseconds, as JavaScript keeps no more.
      at timestamptz(3) NOT NULL DEFAULT now(),
      -- Null for what the cms did by itself.
      person_id int,
      person text,
      kind text NOT NULL,
      -- Null for globals.
      document_id int,
      title text NOT NULL,
      -- Country ids; 0 stands for all.
      countries int[] NOT NULL,
      -- Countries that the document had both before and after; empty where administrators alone may read it.
      seen_by int[] NOT NULL,
      languages text[] NOT NULL,
      act text NOT NULL,
      changes jsonb NOT NULL,
      -- Changes that the entry does not name.
      left_off int NOT NULL
    );
    CREATE INDEX entries_newest ON journal.entries (at DESC, id DESC);
    CREATE INDEX entries_document ON journal.entries (kind, document_id, at DESC, id DESC);
    CREATE INDEX entries_act ON journal.entries (act, at DESC, id DESC);
    CREATE INDEX entries_countries ON journal.entries USING gin (countries);
    CREATE INDEX entries_seen_by ON journal.entries USING gin (seen_by);
    CREATE INDEX entries_languages ON journal.entries USING gin (languages);
    CREATE INDEX entries_title ON journal.entries USING gin (title gin_trgm_ops);
    CREATE INDEX entries_person ON journal.entries USING gin (person gin_trgm_ops);

    CREATE FUNCTION journal.set_moment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.at := now();
      RETURN NEW;
    END $$;

    CREATE FUNCTION journal.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The journal is only added to: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
    END $$;

    CREATE TRIGGER set_moment BEFORE INSERT ON journal.entries
      FOR EACH ROW EXECUTE FUNCTION journal.set_moment();
    CREATE TRIGGER refuse BEFORE UPDATE OR DELETE OR TRUNCATE ON journal.entries
      FOR EACH STATEMENT EXECUTE FUNCTION journal.refuse();
    -- Also for sessions that turn triggers off.
    ALTER TABLE journal.entries ENABLE ALWAYS TRIGGER set_moment;
    ALTER TABLE journal.entries ENABLE ALWAYS TRIGGER refuse`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA journal CASCADE`)
}
