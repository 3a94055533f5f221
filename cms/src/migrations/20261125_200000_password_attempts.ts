import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA IF NOT EXISTS log_in;
    CREATE TABLE IF NOT EXISTS log_in.password_attempts (
      -- A keyed hash: who was attacked from where cannot be read.
      subject text PRIMARY KEY,
      count int NOT NULL,
      last_at timestamptz NOT NULL,
      free_at timestamptz NOT NULL
    );
    CREATE INDEX IF NOT EXISTS password_attempts_last_at ON log_in.password_attempts (last_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA log_in CASCADE`)
}
