import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_recalls_severity" AS ENUM('safety', 'recall', 'free-repair');
  CREATE TYPE "public"."enum_recalls_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recalls_v_version_severity" AS ENUM('safety', 'recall', 'free-repair');
  CREATE TYPE "public"."enum__recalls_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recalls_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  ALTER TYPE "public"."enum_ads_block_link" ADD VALUE 'recalls' BEFORE 'repair-appointment';
  ALTER TYPE "public"."enum__ads_v_version_block_link" ADD VALUE 'recalls' BEFORE 'repair-appointment';
  CREATE TABLE "recalls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"models" varchar,
  	"numbers" varchar,
  	"severity" "enum_recalls_severity",
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"all_countries" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"_status" "enum_recalls_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "recalls_locales" (
  	"title" varchar,
  	"fault" varchar,
  	"advice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "recalls_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_recalls_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_models" varchar,
  	"version_numbers" varchar,
  	"version_severity" "enum__recalls_v_version_severity",
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_all_countries" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version__status" "enum__recalls_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__recalls_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_recalls_v_locales" (
  	"version_title" varchar,
  	"version_fault" varchar,
  	"version_advice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_recalls_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recalls_id" integer;
  ALTER TABLE "recalls_locales" ADD CONSTRAINT "recalls_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recalls_rels" ADD CONSTRAINT "recalls_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recalls_rels" ADD CONSTRAINT "recalls_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recalls_v" ADD CONSTRAINT "_recalls_v_parent_id_recalls_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recalls"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recalls_v_locales" ADD CONSTRAINT "_recalls_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recalls_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recalls_v_rels" ADD CONSTRAINT "_recalls_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_recalls_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recalls_v_rels" ADD CONSTRAINT "_recalls_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recalls_updated_at_idx" ON "recalls" USING btree ("updated_at");
  CREATE INDEX "recalls_created_at_idx" ON "recalls" USING btree ("created_at");
  CREATE INDEX "recalls_deleted_at_idx" ON "recalls" USING btree ("deleted_at");
  CREATE INDEX "recalls__status_idx" ON "recalls" USING btree ("_status");
  CREATE UNIQUE INDEX "recalls_locales_locale_parent_id_unique" ON "recalls_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "recalls_locales_parent_id_idx" ON "recalls_locales" USING btree ("_parent_id");
  CREATE INDEX "recalls_rels_order_idx" ON "recalls_rels" USING btree ("order");
  CREATE INDEX "recalls_rels_parent_idx" ON "recalls_rels" USING btree ("parent_id");
  CREATE INDEX "recalls_rels_path_idx" ON "recalls_rels" USING btree ("path");
  CREATE INDEX "recalls_rels_countries_id_idx" ON "recalls_rels" USING btree ("countries_id");
  CREATE INDEX "_recalls_v_parent_idx" ON "_recalls_v" USING btree ("parent_id");
  CREATE INDEX "_recalls_v_version_version_updated_at_idx" ON "_recalls_v" USING btree ("version_updated_at");
  CREATE INDEX "_recalls_v_version_version_created_at_idx" ON "_recalls_v" USING btree ("version_created_at");
  CREATE INDEX "_recalls_v_version_version_deleted_at_idx" ON "_recalls_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recalls_v_version_version__status_idx" ON "_recalls_v" USING btree ("version__status");
  CREATE INDEX "_recalls_v_created_at_idx" ON "_recalls_v" USING btree ("created_at");
  CREATE INDEX "_recalls_v_updated_at_idx" ON "_recalls_v" USING btree ("updated_at");
  CREATE INDEX "_recalls_v_snapshot_idx" ON "_recalls_v" USING btree ("snapshot");
  CREATE INDEX "_recalls_v_published_locale_idx" ON "_recalls_v" USING btree ("published_locale");
  CREATE INDEX "_recalls_v_latest_idx" ON "_recalls_v" USING btree ("latest");
  CREATE INDEX "_recalls_v_autosave_idx" ON "_recalls_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_recalls_v_locales_locale_parent_id_unique" ON "_recalls_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recalls_v_locales_parent_id_idx" ON "_recalls_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_recalls_v_rels_order_idx" ON "_recalls_v_rels" USING btree ("order");
  CREATE INDEX "_recalls_v_rels_parent_idx" ON "_recalls_v_rels" USING btree ("parent_id");
  CREATE INDEX "_recalls_v_rels_path_idx" ON "_recalls_v_rels" USING btree ("path");
  CREATE INDEX "_recalls_v_rels_countries_id_idx" ON "_recalls_v_rels" USING btree ("countries_id");
  -- Contract: it binds a new column, which the version before never fills
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recalls_fk" FOREIGN KEY ("recalls_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_recalls_id_idx" ON "payload_locked_documents_rels" USING btree ("recalls_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recalls" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recalls_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recalls_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recalls_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recalls_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recalls_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "recalls" CASCADE;
  DROP TABLE "recalls_locales" CASCADE;
  DROP TABLE "recalls_rels" CASCADE;
  DROP TABLE "_recalls_v" CASCADE;
  DROP TABLE "_recalls_v_locales" CASCADE;
  DROP TABLE "_recalls_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recalls_fk";
  
  ALTER TABLE "ads_block_link" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_ads_block_link";
  CREATE TYPE "public"."enum_ads_block_link" AS ENUM('home', 'about', 'after-sales', 'air-conditioner-repair-and-service', 'broken-screen-service', 'chat', 'choose-your-country-or-region', 'contact', 'detail', 'drivers-download', 'exclusive-service', 'faq', 'is-it-us', 'news', 'news-detail', 'phone-repair', 'phone-repair-services', 'phone-unlocking-appeal', 'policy', 'protection', 'purchase-service', 'purchase-service-offline', 'repair-appointment', 'repair-cost', 'repair-status', 'search', 'service-center', 'service-manal', 'service-manal-detail', 'service-policy', 'spare-parts-price', 'spare-parts-serial', 'survey', 'tips', 'tips-detail', 'tv-warranty', 'warranty-check');
  ALTER TABLE "ads_block_link" ALTER COLUMN "value" SET DATA TYPE "public"."enum_ads_block_link" USING "value"::"public"."enum_ads_block_link";
  ALTER TABLE "_ads_v_version_block_link" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__ads_v_version_block_link";
  CREATE TYPE "public"."enum__ads_v_version_block_link" AS ENUM('home', 'about', 'after-sales', 'air-conditioner-repair-and-service', 'broken-screen-service', 'chat', 'choose-your-country-or-region', 'contact', 'detail', 'drivers-download', 'exclusive-service', 'faq', 'is-it-us', 'news', 'news-detail', 'phone-repair', 'phone-repair-services', 'phone-unlocking-appeal', 'policy', 'protection', 'purchase-service', 'purchase-service-offline', 'repair-appointment', 'repair-cost', 'repair-status', 'search', 'service-center', 'service-manal', 'service-manal-detail', 'service-policy', 'spare-parts-price', 'spare-parts-serial', 'survey', 'tips', 'tips-detail', 'tv-warranty', 'warranty-check');
  ALTER TABLE "_ads_v_version_block_link" ALTER COLUMN "value" SET DATA TYPE "public"."enum__ads_v_version_block_link" USING "value"::"public"."enum__ads_v_version_block_link";
  DROP INDEX "payload_locked_documents_rels_recalls_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recalls_id";
  DROP TYPE "public"."enum_recalls_severity";
  DROP TYPE "public"."enum_recalls_status";
  DROP TYPE "public"."enum__recalls_v_version_severity";
  DROP TYPE "public"."enum__recalls_v_version_status";
  DROP TYPE "public"."enum__recalls_v_published_locale";`)
}
