import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_ads_block_link" ADD VALUE 'pick-up' BEFORE 'policy';
  ALTER TYPE "public"."enum__ads_v_version_block_link" ADD VALUE 'pick-up' BEFORE 'policy';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ads_block_link" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_ads_block_link";
  CREATE TYPE "public"."enum_ads_block_link" AS ENUM('home', 'about', 'after-sales', 'air-conditioner-repair-and-service', 'broken-screen-service', 'chat', 'choose-your-country-or-region', 'contact', 'detail', 'drivers-download', 'exclusive-service', 'faq', 'is-it-us', 'news', 'news-detail', 'phone-repair', 'phone-repair-services', 'phone-unlocking-appeal', 'policy', 'protection', 'purchase-service', 'purchase-service-offline', 'recalls', 'repair-appointment', 'repair-cost', 'repair-status', 'search', 'service-center', 'service-manal', 'service-manal-detail', 'service-policy', 'spare-parts-price', 'spare-parts-serial', 'survey', 'tips', 'tips-detail', 'tv-warranty', 'warranty-check');
  ALTER TABLE "ads_block_link" ALTER COLUMN "value" SET DATA TYPE "public"."enum_ads_block_link" USING "value"::"public"."enum_ads_block_link";
  ALTER TABLE "_ads_v_version_block_link" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__ads_v_version_block_link";
  CREATE TYPE "public"."enum__ads_v_version_block_link" AS ENUM('home', 'about', 'after-sales', 'air-conditioner-repair-and-service', 'broken-screen-service', 'chat', 'choose-your-country-or-region', 'contact', 'detail', 'drivers-download', 'exclusive-service', 'faq', 'is-it-us', 'news', 'news-detail', 'phone-repair', 'phone-repair-services', 'phone-unlocking-appeal', 'policy', 'protection', 'purchase-service', 'purchase-service-offline', 'recalls', 'repair-appointment', 'repair-cost', 'repair-status', 'search', 'service-center', 'service-manal', 'service-manal-detail', 'service-policy', 'spare-parts-price', 'spare-parts-serial', 'survey', 'tips', 'tips-detail', 'tv-warranty', 'warranty-check');
  ALTER TABLE "_ads_v_version_block_link" ALTER COLUMN "value" SET DATA TYPE "public"."enum__ads_v_version_block_link" USING "value"::"public"."enum__ads_v_version_block_link";`)
}
