import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_approves" AS ENUM('policies', 'legal-pages', 'recalls', 'news', 'faqs', 'fault-finders', 'landing-pages', 'quick-links', 'seo-entries');
  CREATE TYPE "public"."enum_approval_settings_rules_kinds" AS ENUM('policies', 'legal-pages', 'recalls', 'news', 'faqs', 'fault-finders', 'landing-pages', 'quick-links', 'seo-entries');
  CREATE TABLE "users_approves" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_approves",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "approval_settings_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_approval_settings_rules_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "approval_settings_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "approval_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"administrators_too" boolean,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "approval_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  ALTER TABLE "users_approves" ADD CONSTRAINT "users_approves_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "approval_settings_rules_kinds" ADD CONSTRAINT "approval_settings_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."approval_settings_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "approval_settings_rules" ADD CONSTRAINT "approval_settings_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."approval_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "approval_settings_rels" ADD CONSTRAINT "approval_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."approval_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "approval_settings_rels" ADD CONSTRAINT "approval_settings_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_approves_order_idx" ON "users_approves" USING btree ("order");
  CREATE INDEX "users_approves_parent_idx" ON "users_approves" USING btree ("parent_id");
  CREATE INDEX "approval_settings_rules_kinds_order_idx" ON "approval_settings_rules_kinds" USING btree ("order");
  CREATE INDEX "approval_settings_rules_kinds_parent_idx" ON "approval_settings_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "approval_settings_rules_order_idx" ON "approval_settings_rules" USING btree ("_order");
  CREATE INDEX "approval_settings_rules_parent_id_idx" ON "approval_settings_rules" USING btree ("_parent_id");
  CREATE INDEX "approval_settings_rels_order_idx" ON "approval_settings_rels" USING btree ("order");
  CREATE INDEX "approval_settings_rels_parent_idx" ON "approval_settings_rels" USING btree ("parent_id");
  CREATE INDEX "approval_settings_rels_path_idx" ON "approval_settings_rels" USING btree ("path");
  CREATE INDEX "approval_settings_rels_countries_id_idx" ON "approval_settings_rels" USING btree ("countries_id");

  CREATE SCHEMA approval;

  -- The last that somebody did about the approval of a document.
  CREATE TABLE approval.steps (
    kind text NOT NULL,
    document_id int NOT NULL,
    stage text NOT NULL CHECK (stage IN ('ready', 'approved', 'returned')),
    -- A hash of the newest draft in all languages: of another content, the step says nothing.
    content text NOT NULL,
    person_id int NOT NULL,
    person text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now(),
    comment text,
    -- To whom it is returned.
    handed_in_by int NOT NULL,
    PRIMARY KEY (kind, document_id)
  );
  CREATE INDEX steps_ready ON approval.steps (at) WHERE stage = 'ready';
  CREATE INDEX steps_returned ON approval.steps (handed_in_by, at) WHERE stage = 'returned';

  -- Who changed what is not public yet.
  CREATE TABLE approval.edits (
    kind text NOT NULL,
    document_id int NOT NULL,
    person_id int NOT NULL,
    is_approved boolean NOT NULL DEFAULT false,
    PRIMARY KEY (kind, document_id, person_id)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SCHEMA approval CASCADE;
  DROP TABLE "users_approves" CASCADE;
  DROP TABLE "approval_settings_rules_kinds" CASCADE;
  DROP TABLE "approval_settings_rules" CASCADE;
  DROP TABLE "approval_settings" CASCADE;
  DROP TABLE "approval_settings_rels" CASCADE;
  DROP TYPE "public"."enum_users_approves";
  DROP TYPE "public"."enum_approval_settings_rules_kinds";`)
}
