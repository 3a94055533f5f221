import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "news_products_value_idx" ON "news_products" USING btree ("value","parent_id");
  CREATE INDEX "news_status_type_newest_idx" ON "news" USING btree ("_status","type","published_at" DESC NULLS LAST,"created_at" DESC NULLS LAST);
  CREATE INDEX "news_status_category_newest_idx" ON "news" USING btree ("_status","category","published_at" DESC NULLS LAST,"created_at" DESC NULLS LAST);
  CREATE INDEX "news_locales_whole_idx" ON "news_locales" USING btree ("_parent_id","_locale") WHERE "news_locales"."title" <> '' AND "news_locales"."summary" <> '' AND "news_locales"."body" IS NOT NULL;
  CREATE INDEX "news_rels_audience_idx" ON "news_rels" USING btree ("countries_id","path","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "news_products_value_idx";
  DROP INDEX "news_status_type_newest_idx";
  DROP INDEX "news_status_category_newest_idx";
  DROP INDEX "news_locales_whole_idx";
  DROP INDEX "news_rels_audience_idx";`)
}
