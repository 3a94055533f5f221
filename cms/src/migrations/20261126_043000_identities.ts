import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS log_in.identities (
      issuer text NOT NULL,
      subject text NOT NULL,
      account integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      PRIMARY KEY (issuer, subject),
      UNIQUE (issuer, account)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE log_in.identities`)
}
