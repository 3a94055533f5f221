import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "countries" ADD COLUMN "theme" varchar;
  ALTER TABLE "_countries_v" ADD COLUMN "version_theme" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "countries" DROP COLUMN "theme";
  ALTER TABLE "_countries_v" DROP COLUMN "version_theme";`)
}
