import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "news" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_news_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "faqs" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "landing_pages" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "policies" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_policies_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "legal_pages" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_legal_pages_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "media" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "ads" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_ads_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "quick_links" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_quick_links_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "seo_entries" ALTER COLUMN "all_countries" DROP DEFAULT;
  ALTER TABLE "_seo_entries_v" ALTER COLUMN "version_all_countries" DROP DEFAULT;
  ALTER TABLE "users" ADD COLUMN "all_countries" boolean;
  ALTER TABLE "users" ADD COLUMN "deactivated" boolean;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_languages" CASCADE;
  ALTER TABLE "news" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_news_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "faqs" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "landing_pages" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_landing_pages_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "policies" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_policies_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "legal_pages" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_legal_pages_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "media" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "ads" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_ads_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "quick_links" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_quick_links_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "seo_entries" ALTER COLUMN "all_countries" SET DEFAULT true;
  ALTER TABLE "_seo_entries_v" ALTER COLUMN "version_all_countries" SET DEFAULT true;
  ALTER TABLE "users" DROP COLUMN "all_countries";
  ALTER TABLE "users" DROP COLUMN "deactivated";
  DROP TYPE "public"."enum_users_languages";`)
}
