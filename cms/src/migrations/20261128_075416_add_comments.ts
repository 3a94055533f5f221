import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "no_digest" boolean;

  CREATE SCHEMA comments;

  CREATE TABLE comments.comments (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    document_id int NOT NULL,
    -- Null: about the whole document.
    field text,
    language text,
    -- What it replies to; null begins a thread.
    thread_id int REFERENCES comments.comments ON DELETE CASCADE,
    -- The account may be gone; the name stays.
    person_id int NOT NULL,
    person text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now(),
    edited_at timestamptz(3),
    text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    mentions int[] NOT NULL DEFAULT '{}',
    -- Of a task: a person or a role; without countries, whoever of the role may read the document.
    task_person int,
    task_person_name text,
    task_role text,
    task_countries int[] NOT NULL DEFAULT '{}',
    due date,
    assigned_at timestamptz(3),
    assigned_by int,
    done_at timestamptz(3),
    done_by text,
    CHECK (task_person IS NULL OR (task_role IS NULL AND task_person_name IS NOT NULL)),
    CHECK (thread_id IS NULL OR (task_person IS NULL AND task_role IS NULL)),
    CHECK ((done_at IS NULL) = (done_by IS NULL))
  );
  CREATE INDEX comments_document ON comments.comments (kind, document_id, at);
  CREATE INDEX comments_thread ON comments.comments (thread_id);
  CREATE INDEX comments_mentions ON comments.comments USING gin (mentions);
  CREATE INDEX comments_open ON comments.comments (due) WHERE done_at IS NULL AND (task_person IS NOT NULL OR task_role IS NOT NULL);

  -- In which language and by which clock somebody works, as the browser last said.
  CREATE TABLE comments.readers (
    person_id int PRIMARY KEY REFERENCES public.users ON DELETE CASCADE,
    language text NOT NULL,
    time_zone text NOT NULL
  );

  CREATE TABLE comments.digests (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id int NOT NULL REFERENCES public.users ON DELETE CASCADE,
    -- By the reader's clock.
    day date NOT NULL,
    -- What it tells of.
    since timestamptz(3) NOT NULL,
    until timestamptz(3) NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL DEFAULT now(),
    attempts int NOT NULL DEFAULT 0,
    settled_at timestamptz,
    UNIQUE (person_id, day)
  );
  CREATE INDEX digests_due ON comments.digests (due_at) WHERE settled_at IS NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SCHEMA comments CASCADE;
  ALTER TABLE "users" DROP COLUMN "no_digest";`)
}
