import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS log_in.second_factors (
      account integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      -- Both are sealed.
      secret text,
      pending text,
      since timestamptz,
      last_step bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE IF NOT EXISTS log_in.recovery_codes (
      account integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      code_hash text NOT NULL,
      PRIMARY KEY (account, code_hash)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE log_in.second_factors, log_in.recovery_codes`)
}
