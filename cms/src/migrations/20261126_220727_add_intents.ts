import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_intents_answer" AS ENUM('pages', 'otherBrand', 'hello', 'thanks', 'robot', 'anger', 'unsupported', 'otherPeople', 'legal', 'medical', 'instructions', 'crime', 'sales', 'selfHarm', 'swallowed', 'shock', 'burn', 'fire', 'gas', 'smoke', 'leak', 'swelling');
  CREATE TYPE "public"."enum_intents_tool" AS ENUM('warrantyCheck', 'repairStatus', 'serviceCenters', 'repairAppointment', 'partPrices', 'partSerial', 'drivers', 'manuals', 'unlockAppeal', 'protectionPlans', 'orders', 'rating', 'contact');
  CREATE TYPE "public"."enum__intents_v_version_answer" AS ENUM('pages', 'otherBrand', 'hello', 'thanks', 'robot', 'anger', 'unsupported', 'otherPeople', 'legal', 'medical', 'instructions', 'crime', 'sales', 'selfHarm', 'swallowed', 'shock', 'burn', 'fire', 'gas', 'smoke', 'leak', 'swelling');
  CREATE TYPE "public"."enum__intents_v_version_tool" AS ENUM('warrantyCheck', 'repairStatus', 'serviceCenters', 'repairAppointment', 'partPrices', 'partSerial', 'drivers', 'manuals', 'unlockAppeal', 'protectionPlans', 'orders', 'rating', 'contact');
  CREATE TABLE "intents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"answer" "enum_intents_answer" DEFAULT 'pages' NOT NULL,
  	"tool" "enum_intents_tool",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"changed_by" varchar
  );
  
  CREATE TABLE "intents_locales" (
  	"phrases" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "intents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" integer,
  	"news_id" integer,
  	"landing_pages_id" integer,
  	"policies_id" integer,
  	"legal_pages_id" integer
  );
  
  CREATE TABLE "_intents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_answer" "enum__intents_v_version_answer" DEFAULT 'pages' NOT NULL,
  	"version_tool" "enum__intents_v_version_tool",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_intents_v_locales" (
  	"version_phrases" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_intents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" integer,
  	"news_id" integer,
  	"landing_pages_id" integer,
  	"policies_id" integer,
  	"legal_pages_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "intents_id" integer;
  ALTER TABLE "intents_locales" ADD CONSTRAINT "intents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."intents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intents_rels" ADD CONSTRAINT "intents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."intents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intents_rels" ADD CONSTRAINT "intents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intents_rels" ADD CONSTRAINT "intents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intents_rels" ADD CONSTRAINT "intents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intents_rels" ADD CONSTRAINT "intents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intents_rels" ADD CONSTRAINT "intents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intents_v" ADD CONSTRAINT "_intents_v_parent_id_intents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."intents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intents_v_locales" ADD CONSTRAINT "_intents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_intents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intents_v_rels" ADD CONSTRAINT "_intents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_intents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intents_v_rels" ADD CONSTRAINT "_intents_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intents_v_rels" ADD CONSTRAINT "_intents_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intents_v_rels" ADD CONSTRAINT "_intents_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intents_v_rels" ADD CONSTRAINT "_intents_v_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intents_v_rels" ADD CONSTRAINT "_intents_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "intents_updated_at_idx" ON "intents" USING btree ("updated_at");
  CREATE INDEX "intents_created_at_idx" ON "intents" USING btree ("created_at");
  CREATE INDEX "intents_deleted_at_idx" ON "intents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "intents_name_idx" ON "intents" USING btree ("name") WHERE "intents"."deleted_at" IS NULL;
  CREATE UNIQUE INDEX "intents_locales_locale_parent_id_unique" ON "intents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "intents_locales_parent_id_idx" ON "intents_locales" USING btree ("_parent_id");
  CREATE INDEX "intents_rels_order_idx" ON "intents_rels" USING btree ("order");
  CREATE INDEX "intents_rels_parent_idx" ON "intents_rels" USING btree ("parent_id");
  CREATE INDEX "intents_rels_path_idx" ON "intents_rels" USING btree ("path");
  CREATE INDEX "intents_rels_faqs_id_idx" ON "intents_rels" USING btree ("faqs_id");
  CREATE INDEX "intents_rels_news_id_idx" ON "intents_rels" USING btree ("news_id");
  CREATE INDEX "intents_rels_landing_pages_id_idx" ON "intents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "intents_rels_policies_id_idx" ON "intents_rels" USING btree ("policies_id");
  CREATE INDEX "intents_rels_legal_pages_id_idx" ON "intents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_intents_v_parent_idx" ON "_intents_v" USING btree ("parent_id");
  CREATE INDEX "_intents_v_version_version_name_idx" ON "_intents_v" USING btree ("version_name");
  CREATE INDEX "_intents_v_version_version_updated_at_idx" ON "_intents_v" USING btree ("version_updated_at");
  CREATE INDEX "_intents_v_version_version_created_at_idx" ON "_intents_v" USING btree ("version_created_at");
  CREATE INDEX "_intents_v_version_version_deleted_at_idx" ON "_intents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_intents_v_created_at_idx" ON "_intents_v" USING btree ("created_at");
  CREATE INDEX "_intents_v_updated_at_idx" ON "_intents_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_intents_v_locales_locale_parent_id_unique" ON "_intents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_intents_v_locales_parent_id_idx" ON "_intents_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_intents_v_rels_order_idx" ON "_intents_v_rels" USING btree ("order");
  CREATE INDEX "_intents_v_rels_parent_idx" ON "_intents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_intents_v_rels_path_idx" ON "_intents_v_rels" USING btree ("path");
  CREATE INDEX "_intents_v_rels_faqs_id_idx" ON "_intents_v_rels" USING btree ("faqs_id");
  CREATE INDEX "_intents_v_rels_news_id_idx" ON "_intents_v_rels" USING btree ("news_id");
  CREATE INDEX "_intents_v_rels_landing_pages_id_idx" ON "_intents_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_intents_v_rels_policies_id_idx" ON "_intents_v_rels" USING btree ("policies_id");
  CREATE INDEX "_intents_v_rels_legal_pages_id_idx" ON "_intents_v_rels" USING btree ("legal_pages_id");
  -- Contract: it binds a new column, which the version before never fills
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intents_fk" FOREIGN KEY ("intents_id") REFERENCES "public"."intents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_intents_id_idx" ON "payload_locked_documents_rels" USING btree ("intents_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "intents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "intents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "intents_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intents_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intents_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intents_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "intents" CASCADE;
  DROP TABLE "intents_locales" CASCADE;
  DROP TABLE "intents_rels" CASCADE;
  DROP TABLE "_intents_v" CASCADE;
  DROP TABLE "_intents_v_locales" CASCADE;
  DROP TABLE "_intents_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_intents_fk";
  
  DROP INDEX "payload_locked_documents_rels_intents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "intents_id";
  DROP TYPE "public"."enum_intents_answer";
  DROP TYPE "public"."enum_intents_tool";
  DROP TYPE "public"."enum__intents_v_version_answer";
  DROP TYPE "public"."enum__intents_v_version_tool";`)
}
