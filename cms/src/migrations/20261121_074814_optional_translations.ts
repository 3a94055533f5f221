import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_locales" ALTER COLUMN "alt" DROP NOT NULL;
  ALTER TABLE "ads_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_ads_v_locales" ALTER COLUMN "version_title" DROP NOT NULL;
  ALTER TABLE "countries_delivery_cities_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "countries_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_countries_v_version_delivery_cities_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_countries_v_locales" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "menus_items_children_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "menus_items_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_menus_v_version_items_children_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_menus_v_version_items_locales" ALTER COLUMN "name" DROP NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_locales" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "ads_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_ads_v_locales" ALTER COLUMN "version_title" SET NOT NULL;
  ALTER TABLE "countries_delivery_cities_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "countries_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_countries_v_version_delivery_cities_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_countries_v_locales" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "menus_items_children_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "menus_items_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_menus_v_version_items_children_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_menus_v_version_items_locales" ALTER COLUMN "name" SET NOT NULL;`)
}
