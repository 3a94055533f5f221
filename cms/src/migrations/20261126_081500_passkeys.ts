import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS log_in.passkeys (
      -- As the browser names it, in base64url.
      credential text PRIMARY KEY,
      account integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- Random, and tells nobody whose account it is.
      user_handle text NOT NULL,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      name text NOT NULL,
      made timestamptz NOT NULL DEFAULT now(),
      used timestamptz
    );
    CREATE INDEX IF NOT EXISTS passkeys_account ON log_in.passkeys (account);
    CREATE TABLE IF NOT EXISTS log_in.spent_challenges (
      challenge text PRIMARY KEY,
      spent timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE log_in.passkeys, log_in.spent_challenges`)
}
