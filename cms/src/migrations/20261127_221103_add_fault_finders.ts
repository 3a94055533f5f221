import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fault_finders_steps_kind" AS ENUM('question', 'test', 'outcome');
  CREATE TYPE "public"."enum_fault_finders_steps_test" AS ENUM('touch', 'speaker', 'microphone', 'camera', 'network');
  CREATE TYPE "public"."enum_fault_finders_steps_outcome" AS ENUM('fixed', 'cost', 'booking', 'page', 'danger');
  CREATE TYPE "public"."enum_fault_finders_steps_fault" AS ENUM('cracked-screen', 'battery', 'charging-port', 'camera', 'back-cover', 'speaker', 'microphone', 'water-damage', 'buttons', 'does-not-turn-on');
  CREATE TYPE "public"."enum_fault_finders_steps_danger" AS ENUM('shock', 'burn', 'fire', 'gas', 'smoke', 'leak', 'swelling');
  CREATE TYPE "public"."enum_fault_finders_product" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum_fault_finders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fault_finders_v_version_steps_kind" AS ENUM('question', 'test', 'outcome');
  CREATE TYPE "public"."enum__fault_finders_v_version_steps_test" AS ENUM('touch', 'speaker', 'microphone', 'camera', 'network');
  CREATE TYPE "public"."enum__fault_finders_v_version_steps_outcome" AS ENUM('fixed', 'cost', 'booking', 'page', 'danger');
  CREATE TYPE "public"."enum__fault_finders_v_version_steps_fault" AS ENUM('cracked-screen', 'battery', 'charging-port', 'camera', 'back-cover', 'speaker', 'microphone', 'water-damage', 'buttons', 'does-not-turn-on');
  CREATE TYPE "public"."enum__fault_finders_v_version_steps_danger" AS ENUM('shock', 'burn', 'fire', 'gas', 'smoke', 'leak', 'swelling');
  CREATE TYPE "public"."enum__fault_finders_v_version_product" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum__fault_finders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fault_finders_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TABLE "fault_finders_steps_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"next" varchar
  );
  
  CREATE TABLE "fault_finders_steps_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "fault_finders_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_fault_finders_steps_kind" DEFAULT 'question',
  	"test" "enum_fault_finders_steps_test",
  	"outcome" "enum_fault_finders_steps_outcome",
  	"fault" "enum_fault_finders_steps_fault",
  	"article_id" integer,
  	"danger" "enum_fault_finders_steps_danger"
  );
  
  CREATE TABLE "fault_finders_steps_locales" (
  	"text" varchar,
  	"help" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "fault_finders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"product" "enum_fault_finders_product",
  	"order" numeric DEFAULT 100,
  	"all_countries" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"_status" "enum_fault_finders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "fault_finders_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "fault_finders_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_fault_finders_v_version_steps_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"next" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fault_finders_v_version_steps_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fault_finders_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__fault_finders_v_version_steps_kind" DEFAULT 'question',
  	"test" "enum__fault_finders_v_version_steps_test",
  	"outcome" "enum__fault_finders_v_version_steps_outcome",
  	"fault" "enum__fault_finders_v_version_steps_fault",
  	"article_id" integer,
  	"danger" "enum__fault_finders_v_version_steps_danger",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fault_finders_v_version_steps_locales" (
  	"text" varchar,
  	"help" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fault_finders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_product" "enum__fault_finders_v_version_product",
  	"version_order" numeric DEFAULT 100,
  	"version_all_countries" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version__status" "enum__fault_finders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__fault_finders_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_fault_finders_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fault_finders_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fault_finders_id" integer;
  ALTER TABLE "fault_finders_steps_answers" ADD CONSTRAINT "fault_finders_steps_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fault_finders_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_finders_steps_answers_locales" ADD CONSTRAINT "fault_finders_steps_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fault_finders_steps_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_finders_steps" ADD CONSTRAINT "fault_finders_steps_article_id_news_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fault_finders_steps" ADD CONSTRAINT "fault_finders_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fault_finders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_finders_steps_locales" ADD CONSTRAINT "fault_finders_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fault_finders_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_finders_locales" ADD CONSTRAINT "fault_finders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fault_finders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_finders_rels" ADD CONSTRAINT "fault_finders_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fault_finders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_finders_rels" ADD CONSTRAINT "fault_finders_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_version_steps_answers" ADD CONSTRAINT "_fault_finders_v_version_steps_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fault_finders_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_version_steps_answers_locales" ADD CONSTRAINT "_fault_finders_v_version_steps_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fault_finders_v_version_steps_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_version_steps" ADD CONSTRAINT "_fault_finders_v_version_steps_article_id_news_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_version_steps" ADD CONSTRAINT "_fault_finders_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fault_finders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_version_steps_locales" ADD CONSTRAINT "_fault_finders_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fault_finders_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fault_finders_v" ADD CONSTRAINT "_fault_finders_v_parent_id_fault_finders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fault_finders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_locales" ADD CONSTRAINT "_fault_finders_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fault_finders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_rels" ADD CONSTRAINT "_fault_finders_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_fault_finders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fault_finders_v_rels" ADD CONSTRAINT "_fault_finders_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fault_finders_steps_answers_order_idx" ON "fault_finders_steps_answers" USING btree ("_order");
  CREATE INDEX "fault_finders_steps_answers_parent_id_idx" ON "fault_finders_steps_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "fault_finders_steps_answers_locales_locale_parent_id_unique" ON "fault_finders_steps_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fault_finders_steps_answers_locales_parent_id_idx" ON "fault_finders_steps_answers_locales" USING btree ("_parent_id");
  CREATE INDEX "fault_finders_steps_order_idx" ON "fault_finders_steps" USING btree ("_order");
  CREATE INDEX "fault_finders_steps_parent_id_idx" ON "fault_finders_steps" USING btree ("_parent_id");
  CREATE INDEX "fault_finders_steps_article_idx" ON "fault_finders_steps" USING btree ("article_id");
  CREATE UNIQUE INDEX "fault_finders_steps_locales_locale_parent_id_unique" ON "fault_finders_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fault_finders_steps_locales_parent_id_idx" ON "fault_finders_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "fault_finders_slug_idx" ON "fault_finders" USING btree ("slug");
  CREATE INDEX "fault_finders_product_idx" ON "fault_finders" USING btree ("product");
  CREATE INDEX "fault_finders_order_idx" ON "fault_finders" USING btree ("order");
  CREATE INDEX "fault_finders_updated_at_idx" ON "fault_finders" USING btree ("updated_at");
  CREATE INDEX "fault_finders_created_at_idx" ON "fault_finders" USING btree ("created_at");
  CREATE INDEX "fault_finders_deleted_at_idx" ON "fault_finders" USING btree ("deleted_at");
  CREATE INDEX "fault_finders__status_idx" ON "fault_finders" USING btree ("_status");
  CREATE UNIQUE INDEX "fault_finders_locales_locale_parent_id_unique" ON "fault_finders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fault_finders_locales_parent_id_idx" ON "fault_finders_locales" USING btree ("_parent_id");
  CREATE INDEX "fault_finders_rels_order_idx" ON "fault_finders_rels" USING btree ("order");
  CREATE INDEX "fault_finders_rels_parent_idx" ON "fault_finders_rels" USING btree ("parent_id");
  CREATE INDEX "fault_finders_rels_path_idx" ON "fault_finders_rels" USING btree ("path");
  CREATE INDEX "fault_finders_rels_countries_id_idx" ON "fault_finders_rels" USING btree ("countries_id");
  CREATE INDEX "_fault_finders_v_version_steps_answers_order_idx" ON "_fault_finders_v_version_steps_answers" USING btree ("_order");
  CREATE INDEX "_fault_finders_v_version_steps_answers_parent_id_idx" ON "_fault_finders_v_version_steps_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_fault_finders_v_version_steps_answers_locales_locale_parent" ON "_fault_finders_v_version_steps_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fault_finders_v_version_steps_answers_locales_parent_id_idx" ON "_fault_finders_v_version_steps_answers_locales" USING btree ("_parent_id");
  CREATE INDEX "_fault_finders_v_version_steps_order_idx" ON "_fault_finders_v_version_steps" USING btree ("_order");
  CREATE INDEX "_fault_finders_v_version_steps_parent_id_idx" ON "_fault_finders_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_fault_finders_v_version_steps_article_idx" ON "_fault_finders_v_version_steps" USING btree ("article_id");
  CREATE UNIQUE INDEX "_fault_finders_v_version_steps_locales_locale_parent_id_uniq" ON "_fault_finders_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fault_finders_v_version_steps_locales_parent_id_idx" ON "_fault_finders_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_fault_finders_v_parent_idx" ON "_fault_finders_v" USING btree ("parent_id");
  CREATE INDEX "_fault_finders_v_version_version_slug_idx" ON "_fault_finders_v" USING btree ("version_slug");
  CREATE INDEX "_fault_finders_v_version_version_product_idx" ON "_fault_finders_v" USING btree ("version_product");
  CREATE INDEX "_fault_finders_v_version_version_order_idx" ON "_fault_finders_v" USING btree ("version_order");
  CREATE INDEX "_fault_finders_v_version_version_updated_at_idx" ON "_fault_finders_v" USING btree ("version_updated_at");
  CREATE INDEX "_fault_finders_v_version_version_created_at_idx" ON "_fault_finders_v" USING btree ("version_created_at");
  CREATE INDEX "_fault_finders_v_version_version_deleted_at_idx" ON "_fault_finders_v" USING btree ("version_deleted_at");
  CREATE INDEX "_fault_finders_v_version_version__status_idx" ON "_fault_finders_v" USING btree ("version__status");
  CREATE INDEX "_fault_finders_v_created_at_idx" ON "_fault_finders_v" USING btree ("created_at");
  CREATE INDEX "_fault_finders_v_updated_at_idx" ON "_fault_finders_v" USING btree ("updated_at");
  CREATE INDEX "_fault_finders_v_snapshot_idx" ON "_fault_finders_v" USING btree ("snapshot");
  CREATE INDEX "_fault_finders_v_published_locale_idx" ON "_fault_finders_v" USING btree ("published_locale");
  CREATE INDEX "_fault_finders_v_latest_idx" ON "_fault_finders_v" USING btree ("latest");
  CREATE INDEX "_fault_finders_v_autosave_idx" ON "_fault_finders_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_fault_finders_v_locales_locale_parent_id_unique" ON "_fault_finders_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fault_finders_v_locales_parent_id_idx" ON "_fault_finders_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_fault_finders_v_rels_order_idx" ON "_fault_finders_v_rels" USING btree ("order");
  CREATE INDEX "_fault_finders_v_rels_parent_idx" ON "_fault_finders_v_rels" USING btree ("parent_id");
  CREATE INDEX "_fault_finders_v_rels_path_idx" ON "_fault_finders_v_rels" USING btree ("path");
  CREATE INDEX "_fault_finders_v_rels_countries_id_idx" ON "_fault_finders_v_rels" USING btree ("countries_id");
  -- Contract: it binds a new column, which the version before never fills
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fault_finders_fk" FOREIGN KEY ("fault_finders_id") REFERENCES "public"."fault_finders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fault_finders_id_idx" ON "payload_locked_documents_rels" USING btree ("fault_finders_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fault_finders_steps_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_finders_steps_answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_finders_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_finders_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_finders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_finders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_finders_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fault_finders_v_version_steps_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fault_finders_v_version_steps_answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fault_finders_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fault_finders_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fault_finders_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fault_finders_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fault_finders_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fault_finders_steps_answers" CASCADE;
  DROP TABLE "fault_finders_steps_answers_locales" CASCADE;
  DROP TABLE "fault_finders_steps" CASCADE;
  DROP TABLE "fault_finders_steps_locales" CASCADE;
  DROP TABLE "fault_finders" CASCADE;
  DROP TABLE "fault_finders_locales" CASCADE;
  DROP TABLE "fault_finders_rels" CASCADE;
  DROP TABLE "_fault_finders_v_version_steps_answers" CASCADE;
  DROP TABLE "_fault_finders_v_version_steps_answers_locales" CASCADE;
  DROP TABLE "_fault_finders_v_version_steps" CASCADE;
  DROP TABLE "_fault_finders_v_version_steps_locales" CASCADE;
  DROP TABLE "_fault_finders_v" CASCADE;
  DROP TABLE "_fault_finders_v_locales" CASCADE;
  DROP TABLE "_fault_finders_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fault_finders_fk";
  
  DROP INDEX "payload_locked_documents_rels_fault_finders_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fault_finders_id";
  DROP TYPE "public"."enum_fault_finders_steps_kind";
  DROP TYPE "public"."enum_fault_finders_steps_test";
  DROP TYPE "public"."enum_fault_finders_steps_outcome";
  DROP TYPE "public"."enum_fault_finders_steps_fault";
  DROP TYPE "public"."enum_fault_finders_steps_danger";
  DROP TYPE "public"."enum_fault_finders_product";
  DROP TYPE "public"."enum_fault_finders_status";
  DROP TYPE "public"."enum__fault_finders_v_version_steps_kind";
  DROP TYPE "public"."enum__fault_finders_v_version_steps_test";
  DROP TYPE "public"."enum__fault_finders_v_version_steps_outcome";
  DROP TYPE "public"."enum__fault_finders_v_version_steps_fault";
  DROP TYPE "public"."enum__fault_finders_v_version_steps_danger";
  DROP TYPE "public"."enum__fault_finders_v_version_product";
  DROP TYPE "public"."enum__fault_finders_v_version_status";
  DROP TYPE "public"."enum__fault_finders_v_published_locale";`)
}
