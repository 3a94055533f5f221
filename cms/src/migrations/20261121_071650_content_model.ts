import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_news_products" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum__news_v_version_products" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum_faqs_products" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('repair', 'warranty', 'spare-parts', 'service-centers', 'protection', 'device-care', 'downloads', 'account');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_products" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('repair', 'warranty', 'spare-parts', 'service-centers', 'protection', 'device-care', 'downloads', 'account');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_landing_pages_page" AS ENUM('home', 'phone-repair', 'phone-repair-services', 'broken-screen-service', 'air-conditioner-repair-and-service', 'after-sales', 'tv-warranty', 'service-manal', 'service-manal-detail', 'exclusive-service', 'protection', 'about', 'contact');
  CREATE TYPE "public"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_version_page" AS ENUM('home', 'phone-repair', 'phone-repair-services', 'broken-screen-service', 'air-conditioner-repair-and-service', 'after-sales', 'tv-warranty', 'service-manal', 'service-manal-detail', 'exclusive-service', 'protection', 'about', 'contact');
  CREATE TYPE "public"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_policies_product" AS ENUM('mobile-phone', 'retail-accessories', 'home-appliance', 'laptop');
  CREATE TYPE "public"."enum_policies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_version_product" AS ENUM('mobile-phone', 'retail-accessories', 'home-appliance', 'laptop');
  CREATE TYPE "public"."enum__policies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_legal_pages_kind" AS ENUM('privacy', 'terms', 'cookies', 'pk-policy');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_kind" AS ENUM('privacy', 'terms', 'cookies', 'pk-policy');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_quick_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quick_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quick_links_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_seo_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_entries_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TABLE "news_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_news_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_news_v_version_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__news_v_version_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "faqs_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_faqs_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" "enum_faqs_topic",
  	"order" numeric DEFAULT 100,
  	"all_countries" boolean DEFAULT true,
  	"replaces_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" integer,
  	"news_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "_faqs_v_version_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__faqs_v_version_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_topic" "enum__faqs_v_version_topic",
  	"version_order" numeric DEFAULT 100,
  	"version_all_countries" boolean DEFAULT true,
  	"version_replaces_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" integer,
  	"news_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "landing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"page" "enum_landing_pages_page",
  	"all_countries" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_landing_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "landing_pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "landing_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_landing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_page" "enum__landing_pages_v_version_page",
  	"version_all_countries" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_landing_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "policies_versions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"effective_from" timestamp(3) with time zone
  );
  
  CREATE TABLE "policies_versions_locales" (
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "policies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_id" integer,
  	"product" "enum_policies_product",
  	"all_countries" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_policies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "policies_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "policies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_policies_v_version_versions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"effective_from" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_policies_v_version_versions_locales" (
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_policies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_brand_id" integer,
  	"version_product" "enum__policies_v_version_product",
  	"version_all_countries" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__policies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__policies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_policies_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_policies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "legal_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_legal_pages_kind",
  	"effective_from" timestamp(3) with time zone,
  	"all_countries" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "legal_pages_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__legal_pages_v_version_kind",
  	"version_effective_from" timestamp(3) with time zone,
  	"version_all_countries" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_legal_pages_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "media_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "quick_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"order" numeric DEFAULT 100,
  	"all_countries" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_quick_links_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "quick_links_locales" (
  	"name" varchar,
  	"keywords" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "quick_links_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_quick_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_url" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_all_countries" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__quick_links_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__quick_links_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_quick_links_v_locales" (
  	"version_name" varchar,
  	"version_keywords" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_quick_links_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "seo_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"all_countries" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_seo_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "seo_entries_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "seo_entries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "_seo_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_all_countries" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__seo_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__seo_entries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_seo_entries_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_seo_entries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar NOT NULL,
  	"version_to" varchar NOT NULL,
  	"version_permanent" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_delivery_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "countries_delivery_cities_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_countries_v_version_delivery_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_countries_v_version_delivery_cities_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_brands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"copyright_year" numeric DEFAULT 2025 NOT NULL,
  	"app_url" varchar,
  	"figures_countries" varchar DEFAULT '100+' NOT NULL,
  	"figures_service_centers" varchar DEFAULT '5500+' NOT NULL,
  	"figures_customers" varchar DEFAULT '500M+' NOT NULL,
  	"figures_fast_repair_hours" numeric DEFAULT 2 NOT NULL,
  	"account_channel" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"company_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_copyright_year" numeric DEFAULT 2025 NOT NULL,
  	"version_app_url" varchar,
  	"version_figures_countries" varchar DEFAULT '100+' NOT NULL,
  	"version_figures_service_centers" varchar DEFAULT '5500+' NOT NULL,
  	"version_figures_customers" varchar DEFAULT '500M+' NOT NULL,
  	"version_figures_fast_repair_hours" numeric DEFAULT 2 NOT NULL,
  	"version_account_channel" numeric DEFAULT 1 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_company_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "news" ADD COLUMN "replaces_id" integer;
  ALTER TABLE "news_rels" ADD COLUMN "brands_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_replaces_id" integer;
  ALTER TABLE "_news_v_rels" ADD COLUMN "brands_id" integer;
  ALTER TABLE "media" ADD COLUMN "all_countries" boolean DEFAULT true;
  ALTER TABLE "countries" ADD COLUMN "app_url" varchar;
  ALTER TABLE "countries" ADD COLUMN "features_special" boolean DEFAULT false;
  ALTER TABLE "_countries_v" ADD COLUMN "version_app_url" varchar;
  ALTER TABLE "_countries_v" ADD COLUMN "version_features_special" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faqs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "policies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quick_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seo_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brands_id" integer;
  ALTER TABLE "news_products" ADD CONSTRAINT "news_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_products" ADD CONSTRAINT "_news_v_version_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_products" ADD CONSTRAINT "faqs_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_replaces_id_faqs_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_version_products" ADD CONSTRAINT "_faqs_v_version_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_replaces_id_faqs_id_fk" FOREIGN KEY ("version_replaces_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_locales" ADD CONSTRAINT "landing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_locales" ADD CONSTRAINT "_landing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_versions" ADD CONSTRAINT "policies_versions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_versions_locales" ADD CONSTRAINT "policies_versions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies" ADD CONSTRAINT "policies_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "policies_locales" ADD CONSTRAINT "policies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_rels" ADD CONSTRAINT "policies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_rels" ADD CONSTRAINT "policies_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_version_versions" ADD CONSTRAINT "_policies_v_version_versions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_version_versions_locales" ADD CONSTRAINT "_policies_v_version_versions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v_version_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v" ADD CONSTRAINT "_policies_v_parent_id_policies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policies_v" ADD CONSTRAINT "_policies_v_version_brand_id_brands_id_fk" FOREIGN KEY ("version_brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policies_v_locales" ADD CONSTRAINT "_policies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_rels" ADD CONSTRAINT "_policies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_rels" ADD CONSTRAINT "_policies_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quick_links_locales" ADD CONSTRAINT "quick_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quick_links_rels" ADD CONSTRAINT "quick_links_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quick_links_rels" ADD CONSTRAINT "quick_links_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quick_links_v" ADD CONSTRAINT "_quick_links_v_parent_id_quick_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quick_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quick_links_v_locales" ADD CONSTRAINT "_quick_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quick_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quick_links_v_rels" ADD CONSTRAINT "_quick_links_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_quick_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quick_links_v_rels" ADD CONSTRAINT "_quick_links_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seo_entries_locales" ADD CONSTRAINT "seo_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seo_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seo_entries_rels" ADD CONSTRAINT "seo_entries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seo_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seo_entries_rels" ADD CONSTRAINT "seo_entries_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seo_entries_v" ADD CONSTRAINT "_seo_entries_v_parent_id_seo_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seo_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_entries_v_locales" ADD CONSTRAINT "_seo_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seo_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seo_entries_v_rels" ADD CONSTRAINT "_seo_entries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_seo_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seo_entries_v_rels" ADD CONSTRAINT "_seo_entries_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries_delivery_cities" ADD CONSTRAINT "countries_delivery_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_delivery_cities_locales" ADD CONSTRAINT "countries_delivery_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries_delivery_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_version_delivery_cities" ADD CONSTRAINT "_countries_v_version_delivery_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_version_delivery_cities_locales" ADD CONSTRAINT "_countries_v_version_delivery_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v_version_delivery_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_products_order_idx" ON "news_products" USING btree ("order");
  CREATE INDEX "news_products_parent_idx" ON "news_products" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_products_order_idx" ON "_news_v_version_products" USING btree ("order");
  CREATE INDEX "_news_v_version_products_parent_idx" ON "_news_v_version_products" USING btree ("parent_id");
  CREATE INDEX "faqs_products_order_idx" ON "faqs_products" USING btree ("order");
  CREATE INDEX "faqs_products_parent_idx" ON "faqs_products" USING btree ("parent_id");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_replaces_idx" ON "faqs" USING btree ("replaces_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_locales_parent_id_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "faqs_rels_order_idx" ON "faqs_rels" USING btree ("order");
  CREATE INDEX "faqs_rels_parent_idx" ON "faqs_rels" USING btree ("parent_id");
  CREATE INDEX "faqs_rels_path_idx" ON "faqs_rels" USING btree ("path");
  CREATE INDEX "faqs_rels_faqs_id_idx" ON "faqs_rels" USING btree ("faqs_id");
  CREATE INDEX "faqs_rels_news_id_idx" ON "faqs_rels" USING btree ("news_id");
  CREATE INDEX "faqs_rels_countries_id_idx" ON "faqs_rels" USING btree ("countries_id");
  CREATE INDEX "_faqs_v_version_products_order_idx" ON "_faqs_v_version_products" USING btree ("order");
  CREATE INDEX "_faqs_v_version_products_parent_idx" ON "_faqs_v_version_products" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_topic_idx" ON "_faqs_v" USING btree ("version_topic");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_replaces_idx" ON "_faqs_v" USING btree ("version_replaces_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_locales_parent_id_idx" ON "_faqs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_faqs_v_rels_order_idx" ON "_faqs_v_rels" USING btree ("order");
  CREATE INDEX "_faqs_v_rels_parent_idx" ON "_faqs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_rels_path_idx" ON "_faqs_v_rels" USING btree ("path");
  CREATE INDEX "_faqs_v_rels_faqs_id_idx" ON "_faqs_v_rels" USING btree ("faqs_id");
  CREATE INDEX "_faqs_v_rels_news_id_idx" ON "_faqs_v_rels" USING btree ("news_id");
  CREATE INDEX "_faqs_v_rels_countries_id_idx" ON "_faqs_v_rels" USING btree ("countries_id");
  CREATE INDEX "landing_pages_page_idx" ON "landing_pages" USING btree ("page");
  CREATE INDEX "landing_pages_updated_at_idx" ON "landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages__status_idx" ON "landing_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "landing_pages_locales_locale_parent_id_unique" ON "landing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_pages_locales_parent_id_idx" ON "landing_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "landing_pages_rels_order_idx" ON "landing_pages_rels" USING btree ("order");
  CREATE INDEX "landing_pages_rels_parent_idx" ON "landing_pages_rels" USING btree ("parent_id");
  CREATE INDEX "landing_pages_rels_path_idx" ON "landing_pages_rels" USING btree ("path");
  CREATE INDEX "landing_pages_rels_countries_id_idx" ON "landing_pages_rels" USING btree ("countries_id");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_page_idx" ON "_landing_pages_v" USING btree ("version_page");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_snapshot_idx" ON "_landing_pages_v" USING btree ("snapshot");
  CREATE INDEX "_landing_pages_v_published_locale_idx" ON "_landing_pages_v" USING btree ("published_locale");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "_landing_pages_v" USING btree ("latest");
  CREATE INDEX "_landing_pages_v_autosave_idx" ON "_landing_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_landing_pages_v_locales_locale_parent_id_unique" ON "_landing_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_pages_v_locales_parent_id_idx" ON "_landing_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_landing_pages_v_rels_order_idx" ON "_landing_pages_v_rels" USING btree ("order");
  CREATE INDEX "_landing_pages_v_rels_parent_idx" ON "_landing_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_rels_path_idx" ON "_landing_pages_v_rels" USING btree ("path");
  CREATE INDEX "_landing_pages_v_rels_countries_id_idx" ON "_landing_pages_v_rels" USING btree ("countries_id");
  CREATE INDEX "policies_versions_order_idx" ON "policies_versions" USING btree ("_order");
  CREATE INDEX "policies_versions_parent_id_idx" ON "policies_versions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "policies_versions_locales_locale_parent_id_unique" ON "policies_versions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "policies_versions_locales_parent_id_idx" ON "policies_versions_locales" USING btree ("_parent_id");
  CREATE INDEX "policies_brand_idx" ON "policies" USING btree ("brand_id");
  CREATE INDEX "policies_product_idx" ON "policies" USING btree ("product");
  CREATE INDEX "policies_updated_at_idx" ON "policies" USING btree ("updated_at");
  CREATE INDEX "policies_created_at_idx" ON "policies" USING btree ("created_at");
  CREATE INDEX "policies__status_idx" ON "policies" USING btree ("_status");
  CREATE UNIQUE INDEX "policies_locales_locale_parent_id_unique" ON "policies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "policies_locales_parent_id_idx" ON "policies_locales" USING btree ("_parent_id");
  CREATE INDEX "policies_rels_order_idx" ON "policies_rels" USING btree ("order");
  CREATE INDEX "policies_rels_parent_idx" ON "policies_rels" USING btree ("parent_id");
  CREATE INDEX "policies_rels_path_idx" ON "policies_rels" USING btree ("path");
  CREATE INDEX "policies_rels_countries_id_idx" ON "policies_rels" USING btree ("countries_id");
  CREATE INDEX "_policies_v_version_versions_order_idx" ON "_policies_v_version_versions" USING btree ("_order");
  CREATE INDEX "_policies_v_version_versions_parent_id_idx" ON "_policies_v_version_versions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_policies_v_version_versions_locales_locale_parent_id_unique" ON "_policies_v_version_versions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policies_v_version_versions_locales_parent_id_idx" ON "_policies_v_version_versions_locales" USING btree ("_parent_id");
  CREATE INDEX "_policies_v_parent_idx" ON "_policies_v" USING btree ("parent_id");
  CREATE INDEX "_policies_v_version_version_brand_idx" ON "_policies_v" USING btree ("version_brand_id");
  CREATE INDEX "_policies_v_version_version_product_idx" ON "_policies_v" USING btree ("version_product");
  CREATE INDEX "_policies_v_version_version_updated_at_idx" ON "_policies_v" USING btree ("version_updated_at");
  CREATE INDEX "_policies_v_version_version_created_at_idx" ON "_policies_v" USING btree ("version_created_at");
  CREATE INDEX "_policies_v_version_version__status_idx" ON "_policies_v" USING btree ("version__status");
  CREATE INDEX "_policies_v_created_at_idx" ON "_policies_v" USING btree ("created_at");
  CREATE INDEX "_policies_v_updated_at_idx" ON "_policies_v" USING btree ("updated_at");
  CREATE INDEX "_policies_v_snapshot_idx" ON "_policies_v" USING btree ("snapshot");
  CREATE INDEX "_policies_v_published_locale_idx" ON "_policies_v" USING btree ("published_locale");
  CREATE INDEX "_policies_v_latest_idx" ON "_policies_v" USING btree ("latest");
  CREATE INDEX "_policies_v_autosave_idx" ON "_policies_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_policies_v_locales_locale_parent_id_unique" ON "_policies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policies_v_locales_parent_id_idx" ON "_policies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_policies_v_rels_order_idx" ON "_policies_v_rels" USING btree ("order");
  CREATE INDEX "_policies_v_rels_parent_idx" ON "_policies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_policies_v_rels_path_idx" ON "_policies_v_rels" USING btree ("path");
  CREATE INDEX "_policies_v_rels_countries_id_idx" ON "_policies_v_rels" USING btree ("countries_id");
  CREATE INDEX "legal_pages_kind_idx" ON "legal_pages" USING btree ("kind");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_pages_locales_parent_id_idx" ON "legal_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "legal_pages_rels_order_idx" ON "legal_pages_rels" USING btree ("order");
  CREATE INDEX "legal_pages_rels_parent_idx" ON "legal_pages_rels" USING btree ("parent_id");
  CREATE INDEX "legal_pages_rels_path_idx" ON "legal_pages_rels" USING btree ("path");
  CREATE INDEX "legal_pages_rels_countries_id_idx" ON "legal_pages_rels" USING btree ("countries_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_kind_idx" ON "_legal_pages_v" USING btree ("version_kind");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
  CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_locales_parent_id_idx" ON "_legal_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_legal_pages_v_rels_order_idx" ON "_legal_pages_v_rels" USING btree ("order");
  CREATE INDEX "_legal_pages_v_rels_parent_idx" ON "_legal_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_rels_path_idx" ON "_legal_pages_v_rels" USING btree ("path");
  CREATE INDEX "_legal_pages_v_rels_countries_id_idx" ON "_legal_pages_v_rels" USING btree ("countries_id");
  CREATE INDEX "media_rels_order_idx" ON "media_rels" USING btree ("order");
  CREATE INDEX "media_rels_parent_idx" ON "media_rels" USING btree ("parent_id");
  CREATE INDEX "media_rels_path_idx" ON "media_rels" USING btree ("path");
  CREATE INDEX "media_rels_countries_id_idx" ON "media_rels" USING btree ("countries_id");
  CREATE INDEX "quick_links_url_idx" ON "quick_links" USING btree ("url");
  CREATE INDEX "quick_links_order_idx" ON "quick_links" USING btree ("order");
  CREATE INDEX "quick_links_updated_at_idx" ON "quick_links" USING btree ("updated_at");
  CREATE INDEX "quick_links_created_at_idx" ON "quick_links" USING btree ("created_at");
  CREATE INDEX "quick_links__status_idx" ON "quick_links" USING btree ("_status");
  CREATE UNIQUE INDEX "quick_links_locales_locale_parent_id_unique" ON "quick_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "quick_links_locales_parent_id_idx" ON "quick_links_locales" USING btree ("_parent_id");
  CREATE INDEX "quick_links_rels_order_idx" ON "quick_links_rels" USING btree ("order");
  CREATE INDEX "quick_links_rels_parent_idx" ON "quick_links_rels" USING btree ("parent_id");
  CREATE INDEX "quick_links_rels_path_idx" ON "quick_links_rels" USING btree ("path");
  CREATE INDEX "quick_links_rels_countries_id_idx" ON "quick_links_rels" USING btree ("countries_id");
  CREATE INDEX "_quick_links_v_parent_idx" ON "_quick_links_v" USING btree ("parent_id");
  CREATE INDEX "_quick_links_v_version_version_url_idx" ON "_quick_links_v" USING btree ("version_url");
  CREATE INDEX "_quick_links_v_version_version_order_idx" ON "_quick_links_v" USING btree ("version_order");
  CREATE INDEX "_quick_links_v_version_version_updated_at_idx" ON "_quick_links_v" USING btree ("version_updated_at");
  CREATE INDEX "_quick_links_v_version_version_created_at_idx" ON "_quick_links_v" USING btree ("version_created_at");
  CREATE INDEX "_quick_links_v_version_version__status_idx" ON "_quick_links_v" USING btree ("version__status");
  CREATE INDEX "_quick_links_v_created_at_idx" ON "_quick_links_v" USING btree ("created_at");
  CREATE INDEX "_quick_links_v_updated_at_idx" ON "_quick_links_v" USING btree ("updated_at");
  CREATE INDEX "_quick_links_v_snapshot_idx" ON "_quick_links_v" USING btree ("snapshot");
  CREATE INDEX "_quick_links_v_published_locale_idx" ON "_quick_links_v" USING btree ("published_locale");
  CREATE INDEX "_quick_links_v_latest_idx" ON "_quick_links_v" USING btree ("latest");
  CREATE INDEX "_quick_links_v_autosave_idx" ON "_quick_links_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_quick_links_v_locales_locale_parent_id_unique" ON "_quick_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quick_links_v_locales_parent_id_idx" ON "_quick_links_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_quick_links_v_rels_order_idx" ON "_quick_links_v_rels" USING btree ("order");
  CREATE INDEX "_quick_links_v_rels_parent_idx" ON "_quick_links_v_rels" USING btree ("parent_id");
  CREATE INDEX "_quick_links_v_rels_path_idx" ON "_quick_links_v_rels" USING btree ("path");
  CREATE INDEX "_quick_links_v_rels_countries_id_idx" ON "_quick_links_v_rels" USING btree ("countries_id");
  CREATE INDEX "seo_entries_path_idx" ON "seo_entries" USING btree ("path");
  CREATE INDEX "seo_entries_updated_at_idx" ON "seo_entries" USING btree ("updated_at");
  CREATE INDEX "seo_entries_created_at_idx" ON "seo_entries" USING btree ("created_at");
  CREATE INDEX "seo_entries__status_idx" ON "seo_entries" USING btree ("_status");
  CREATE UNIQUE INDEX "seo_entries_locales_locale_parent_id_unique" ON "seo_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seo_entries_locales_parent_id_idx" ON "seo_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "seo_entries_rels_order_idx" ON "seo_entries_rels" USING btree ("order");
  CREATE INDEX "seo_entries_rels_parent_idx" ON "seo_entries_rels" USING btree ("parent_id");
  CREATE INDEX "seo_entries_rels_path_idx" ON "seo_entries_rels" USING btree ("path");
  CREATE INDEX "seo_entries_rels_countries_id_idx" ON "seo_entries_rels" USING btree ("countries_id");
  CREATE INDEX "_seo_entries_v_parent_idx" ON "_seo_entries_v" USING btree ("parent_id");
  CREATE INDEX "_seo_entries_v_version_version_path_idx" ON "_seo_entries_v" USING btree ("version_path");
  CREATE INDEX "_seo_entries_v_version_version_updated_at_idx" ON "_seo_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_seo_entries_v_version_version_created_at_idx" ON "_seo_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_seo_entries_v_version_version__status_idx" ON "_seo_entries_v" USING btree ("version__status");
  CREATE INDEX "_seo_entries_v_created_at_idx" ON "_seo_entries_v" USING btree ("created_at");
  CREATE INDEX "_seo_entries_v_updated_at_idx" ON "_seo_entries_v" USING btree ("updated_at");
  CREATE INDEX "_seo_entries_v_snapshot_idx" ON "_seo_entries_v" USING btree ("snapshot");
  CREATE INDEX "_seo_entries_v_published_locale_idx" ON "_seo_entries_v" USING btree ("published_locale");
  CREATE INDEX "_seo_entries_v_latest_idx" ON "_seo_entries_v" USING btree ("latest");
  CREATE INDEX "_seo_entries_v_autosave_idx" ON "_seo_entries_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_seo_entries_v_locales_locale_parent_id_unique" ON "_seo_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seo_entries_v_locales_parent_id_idx" ON "_seo_entries_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_seo_entries_v_rels_order_idx" ON "_seo_entries_v_rels" USING btree ("order");
  CREATE INDEX "_seo_entries_v_rels_parent_idx" ON "_seo_entries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_seo_entries_v_rels_path_idx" ON "_seo_entries_v_rels" USING btree ("path");
  CREATE INDEX "_seo_entries_v_rels_countries_id_idx" ON "_seo_entries_v_rels" USING btree ("countries_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "countries_delivery_cities_order_idx" ON "countries_delivery_cities" USING btree ("_order");
  CREATE INDEX "countries_delivery_cities_parent_id_idx" ON "countries_delivery_cities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "countries_delivery_cities_locales_locale_parent_id_unique" ON "countries_delivery_cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "countries_delivery_cities_locales_parent_id_idx" ON "countries_delivery_cities_locales" USING btree ("_parent_id");
  CREATE INDEX "_countries_v_version_delivery_cities_order_idx" ON "_countries_v_version_delivery_cities" USING btree ("_order");
  CREATE INDEX "_countries_v_version_delivery_cities_parent_id_idx" ON "_countries_v_version_delivery_cities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_countries_v_version_delivery_cities_locales_locale_parent_i" ON "_countries_v_version_delivery_cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_countries_v_version_delivery_cities_locales_parent_id_idx" ON "_countries_v_version_delivery_cities_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "brands_order_idx" ON "brands" USING btree ("order");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_slug_idx" ON "_brands_v" USING btree ("version_slug");
  CREATE INDEX "_brands_v_version_version_order_idx" ON "_brands_v" USING btree ("version_order");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_id_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_id_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  ALTER TABLE "news" ADD CONSTRAINT "news_replaces_id_news_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_replaces_id_news_id_fk" FOREIGN KEY ("version_replaces_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quick_links_fk" FOREIGN KEY ("quick_links_id") REFERENCES "public"."quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_entries_fk" FOREIGN KEY ("seo_entries_id") REFERENCES "public"."seo_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_replaces_idx" ON "news" USING btree ("replaces_id");
  CREATE INDEX "news_rels_brands_id_idx" ON "news_rels" USING btree ("brands_id");
  CREATE INDEX "_news_v_version_version_replaces_idx" ON "_news_v" USING btree ("version_replaces_id");
  CREATE INDEX "_news_v_rels_brands_id_idx" ON "_news_v_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("policies_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_quick_links_id_idx" ON "payload_locked_documents_rels" USING btree ("quick_links_id");
  CREATE INDEX "payload_locked_documents_rels_seo_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_entries_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_version_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v_version_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_versions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_version_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_version_versions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quick_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quick_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quick_links_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quick_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quick_links_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quick_links_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seo_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seo_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seo_entries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seo_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seo_entries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seo_entries_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "countries_delivery_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "countries_delivery_cities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_countries_v_version_delivery_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_countries_v_version_delivery_cities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "news_products" CASCADE;
  DROP TABLE "_news_v_version_products" CASCADE;
  DROP TABLE "faqs_products" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "faqs_rels" CASCADE;
  DROP TABLE "_faqs_v_version_products" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "_faqs_v_rels" CASCADE;
  DROP TABLE "landing_pages" CASCADE;
  DROP TABLE "landing_pages_locales" CASCADE;
  DROP TABLE "landing_pages_rels" CASCADE;
  DROP TABLE "_landing_pages_v" CASCADE;
  DROP TABLE "_landing_pages_v_locales" CASCADE;
  DROP TABLE "_landing_pages_v_rels" CASCADE;
  DROP TABLE "policies_versions" CASCADE;
  DROP TABLE "policies_versions_locales" CASCADE;
  DROP TABLE "policies" CASCADE;
  DROP TABLE "policies_locales" CASCADE;
  DROP TABLE "policies_rels" CASCADE;
  DROP TABLE "_policies_v_version_versions" CASCADE;
  DROP TABLE "_policies_v_version_versions_locales" CASCADE;
  DROP TABLE "_policies_v" CASCADE;
  DROP TABLE "_policies_v_locales" CASCADE;
  DROP TABLE "_policies_v_rels" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "legal_pages_locales" CASCADE;
  DROP TABLE "legal_pages_rels" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "_legal_pages_v_locales" CASCADE;
  DROP TABLE "_legal_pages_v_rels" CASCADE;
  DROP TABLE "media_rels" CASCADE;
  DROP TABLE "quick_links" CASCADE;
  DROP TABLE "quick_links_locales" CASCADE;
  DROP TABLE "quick_links_rels" CASCADE;
  DROP TABLE "_quick_links_v" CASCADE;
  DROP TABLE "_quick_links_v_locales" CASCADE;
  DROP TABLE "_quick_links_v_rels" CASCADE;
  DROP TABLE "seo_entries" CASCADE;
  DROP TABLE "seo_entries_locales" CASCADE;
  DROP TABLE "seo_entries_rels" CASCADE;
  DROP TABLE "_seo_entries_v" CASCADE;
  DROP TABLE "_seo_entries_v_locales" CASCADE;
  DROP TABLE "_seo_entries_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "countries_delivery_cities" CASCADE;
  DROP TABLE "countries_delivery_cities_locales" CASCADE;
  DROP TABLE "_countries_v_version_delivery_cities" CASCADE;
  DROP TABLE "_countries_v_version_delivery_cities_locales" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  ALTER TABLE "news" DROP CONSTRAINT "news_replaces_id_news_id_fk";
  
  ALTER TABLE "news_rels" DROP CONSTRAINT "news_rels_brands_fk";
  
  ALTER TABLE "_news_v" DROP CONSTRAINT "_news_v_version_replaces_id_news_id_fk";
  
  ALTER TABLE "_news_v_rels" DROP CONSTRAINT "_news_v_rels_brands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faqs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_landing_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_policies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quick_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seo_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brands_fk";
  
  DROP INDEX "news_replaces_idx";
  DROP INDEX "news_rels_brands_id_idx";
  DROP INDEX "_news_v_version_version_replaces_idx";
  DROP INDEX "_news_v_rels_brands_id_idx";
  DROP INDEX "payload_locked_documents_rels_faqs_id_idx";
  DROP INDEX "payload_locked_documents_rels_landing_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_policies_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_quick_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_seo_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_brands_id_idx";
  ALTER TABLE "news" DROP COLUMN "replaces_id";
  ALTER TABLE "news_rels" DROP COLUMN "brands_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_replaces_id";
  ALTER TABLE "_news_v_rels" DROP COLUMN "brands_id";
  ALTER TABLE "media" DROP COLUMN "all_countries";
  ALTER TABLE "countries" DROP COLUMN "app_url";
  ALTER TABLE "countries" DROP COLUMN "features_special";
  ALTER TABLE "_countries_v" DROP COLUMN "version_app_url";
  ALTER TABLE "_countries_v" DROP COLUMN "version_features_special";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faqs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "policies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quick_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seo_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brands_id";
  DROP TYPE "public"."enum_news_products";
  DROP TYPE "public"."enum__news_v_version_products";
  DROP TYPE "public"."enum_faqs_products";
  DROP TYPE "public"."enum_faqs_topic";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_products";
  DROP TYPE "public"."enum__faqs_v_version_topic";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_landing_pages_page";
  DROP TYPE "public"."enum_landing_pages_status";
  DROP TYPE "public"."enum__landing_pages_v_version_page";
  DROP TYPE "public"."enum__landing_pages_v_version_status";
  DROP TYPE "public"."enum__landing_pages_v_published_locale";
  DROP TYPE "public"."enum_policies_product";
  DROP TYPE "public"."enum_policies_status";
  DROP TYPE "public"."enum__policies_v_version_product";
  DROP TYPE "public"."enum__policies_v_version_status";
  DROP TYPE "public"."enum__policies_v_published_locale";
  DROP TYPE "public"."enum_legal_pages_kind";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_kind";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum__legal_pages_v_published_locale";
  DROP TYPE "public"."enum_quick_links_status";
  DROP TYPE "public"."enum__quick_links_v_version_status";
  DROP TYPE "public"."enum__quick_links_v_published_locale";
  DROP TYPE "public"."enum_seo_entries_status";
  DROP TYPE "public"."enum__seo_entries_v_version_status";
  DROP TYPE "public"."enum__seo_entries_v_published_locale";`)
}
