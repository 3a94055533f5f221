import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA releases;

    CREATE TABLE releases.releases (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      title text NOT NULL,
      -- Country ids; 0 stands for all.
      countries int[] NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'scheduled', 'live', 'rolled-back')),
      due_at timestamptz,
      time_zone text,
      -- Whose rights hold at that time.
      scheduled_by int,
      -- Why it did not go live at its time.
      refused jsonb NOT NULL DEFAULT '[]',
      created_at timestamptz NOT NULL DEFAULT now(),
      live_at timestamptz,
      rolled_back_at timestamptz,
      CHECK (state <> 'scheduled' OR (due_at IS NOT NULL AND time_zone IS NOT NULL AND scheduled_by IS NOT NULL))
    );
    CREATE INDEX releases_due ON releases.releases (due_at) WHERE state = 'scheduled';

    CREATE TABLE releases.entries (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      release_id int NOT NULL REFERENCES releases.releases ON DELETE CASCADE,
      kind text NOT NULL,
      document_id int NOT NULL,
      title text NOT NULL,
      -- When the newest version was saved that the release knows.
      stamp text NOT NULL,
      -- Of kinds without drafts, language by language.
      changes jsonb NOT NULL DEFAULT '[]',
      -- The document and its draft as they were before the release.
      before jsonb,
      UNIQUE (release_id, kind, document_id)
    );
    CREATE INDEX entries_document ON releases.entries (kind, document_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA releases CASCADE`)
}
