import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Contract: nothing was released before it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE users DROP COLUMN IF EXISTS login_attempts;
    ALTER TABLE users DROP COLUMN IF EXISTS lock_until`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE users ADD COLUMN login_attempts numeric DEFAULT 0;
    ALTER TABLE users ADD COLUMN lock_until timestamp(3) with time zone`)
}
