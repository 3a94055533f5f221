import { sql } from '@payloadcms/db-postgres'

/** The tables of the collections, as Drizzle derives them. */
export const tables = sql`
  CREATE TYPE "public"."_locales" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_news_products" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum_news_type" AS ENUM('news', 'tips');
  CREATE TYPE "public"."enum_news_category" AS ENUM('company', 'industry', 'mobile-phones', 'tvs', 'computers', 'tablets', 'home-appliances');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_products" AS ENUM('mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories');
  CREATE TYPE "public"."enum__news_v_version_type" AS ENUM('news', 'tips');
  CREATE TYPE "public"."enum__news_v_version_category" AS ENUM('company', 'industry', 'mobile-phones', 'tvs', 'computers', 'tablets', 'home-appliances');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
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
  CREATE TYPE "public"."enum_ads_area" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_ads_block_link" AS ENUM('home', 'about', 'after-sales', 'air-conditioner-repair-and-service', 'broken-screen-service', 'chat', 'choose-your-country-or-region', 'contact', 'detail', 'drivers-download', 'exclusive-service', 'faq', 'news', 'news-detail', 'phone-repair', 'phone-repair-services', 'phone-unlocking-appeal', 'policy', 'protection', 'purchase-service', 'purchase-service-offline', 'repair-appointment', 'repair-status', 'search', 'service-center', 'service-manal', 'service-manal-detail', 'service-policy', 'spare-parts-price', 'spare-parts-serial', 'survey', 'tips', 'tips-detail', 'tv-warranty', 'warranty-check');
  CREATE TYPE "public"."enum_ads_slot" AS ENUM('top', 'bottom');
  CREATE TYPE "public"."enum__ads_v_version_area" AS ENUM('1', '2');
  CREATE TYPE "public"."enum__ads_v_version_block_link" AS ENUM('home', 'about', 'after-sales', 'air-conditioner-repair-and-service', 'broken-screen-service', 'chat', 'choose-your-country-or-region', 'contact', 'detail', 'drivers-download', 'exclusive-service', 'faq', 'news', 'news-detail', 'phone-repair', 'phone-repair-services', 'phone-unlocking-appeal', 'policy', 'protection', 'purchase-service', 'purchase-service-offline', 'repair-appointment', 'repair-status', 'search', 'service-center', 'service-manal', 'service-manal-detail', 'service-policy', 'spare-parts-price', 'spare-parts-serial', 'survey', 'tips', 'tips-detail', 'tv-warranty', 'warranty-check');
  CREATE TYPE "public"."enum__ads_v_version_slot" AS ENUM('top', 'bottom');
  CREATE TYPE "public"."enum_quick_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quick_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quick_links_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_seo_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_entries_v_published_locale" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_country_languages" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_menu_icon" AS ENUM('appliance', 'appointment', 'article', 'chat', 'computer', 'download', 'home', 'information', 'location', 'mail', 'part', 'phone', 'policy', 'price', 'question', 'repair', 'screen', 'shield', 'status', 'tablet', 'tip', 'tv', 'unlock', 'warranty');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'fr', 'ar', 'ru', 'tr', 'th', 'id', 'es', 'bn', 'vi', 'my', 'pt', 'uk', 'uz');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'country-editor', 'marketing', 'translator', 'read-only');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "news_products" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_news_products",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "news" (
    "id" serial PRIMARY KEY NOT NULL,
    "cover_id" integer,
    "type" "enum_news_type" DEFAULT 'news',
    "category" "enum_news_category",
    "slug" varchar,
    "published_at" timestamp(3) with time zone,
    "all_countries" boolean,
    "replaces_id" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
    "_status" "enum_news_status" DEFAULT 'draft'
  );

  CREATE TABLE "news_locales" (
    "title" varchar,
    "summary" varchar,
    "body" jsonb,
    "seo_title" varchar,
    "seo_description" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "news_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "news_id" integer,
    "brands_id" integer,
    "countries_id" integer
  );

  CREATE TABLE "_news_v_version_products" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum__news_v_version_products",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_news_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_cover_id" integer,
    "version_type" "enum__news_v_version_type" DEFAULT 'news',
    "version_category" "enum__news_v_version_category",
    "version_slug" varchar,
    "version_published_at" timestamp(3) with time zone,
    "version_all_countries" boolean,
    "version_replaces_id" integer,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
    "version__status" "enum__news_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "snapshot" boolean,
    "published_locale" "enum__news_v_published_locale",
    "latest" boolean,
    "autosave" boolean
  );

  CREATE TABLE "_news_v_locales" (
    "version_title" varchar,
    "version_summary" varchar,
    "version_body" jsonb,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "_news_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "news_id" integer,
    "brands_id" integer,
    "countries_id" integer
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
    "all_countries" boolean,
    "replaces_id" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
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
    "version_all_countries" boolean,
    "version_replaces_id" integer,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
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
    "all_countries" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
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
    "version_all_countries" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
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
    "all_countries" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
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
    "version_all_countries" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
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
    "all_countries" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
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
    "version_all_countries" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
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

  CREATE TABLE "media" (
    "id" serial PRIMARY KEY NOT NULL,
    "all_countries" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric,
    "sizes_w320_url" varchar,
    "sizes_w320_width" numeric,
    "sizes_w320_height" numeric,
    "sizes_w320_mime_type" varchar,
    "sizes_w320_filesize" numeric,
    "sizes_w320_filename" varchar,
    "sizes_w480_url" varchar,
    "sizes_w480_width" numeric,
    "sizes_w480_height" numeric,
    "sizes_w480_mime_type" varchar,
    "sizes_w480_filesize" numeric,
    "sizes_w480_filename" varchar,
    "sizes_w640_url" varchar,
    "sizes_w640_width" numeric,
    "sizes_w640_height" numeric,
    "sizes_w640_mime_type" varchar,
    "sizes_w640_filesize" numeric,
    "sizes_w640_filename" varchar,
    "sizes_w960_url" varchar,
    "sizes_w960_width" numeric,
    "sizes_w960_height" numeric,
    "sizes_w960_mime_type" varchar,
    "sizes_w960_filesize" numeric,
    "sizes_w960_filename" varchar,
    "sizes_w1280_url" varchar,
    "sizes_w1280_width" numeric,
    "sizes_w1280_height" numeric,
    "sizes_w1280_mime_type" varchar,
    "sizes_w1280_filesize" numeric,
    "sizes_w1280_filename" varchar
  );

  CREATE TABLE "media_locales" (
    "alt" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "media_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "countries_id" integer
  );

  CREATE TABLE "ads_area" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_ads_area",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "ads_block_link" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_ads_block_link",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "ads" (
    "id" serial PRIMARY KEY NOT NULL,
    "picture_narrow_id" integer NOT NULL,
    "picture_wide_id" integer,
    "url" varchar,
    "slot" "enum_ads_slot" DEFAULT 'top' NOT NULL,
    "active" boolean DEFAULT true,
    "from" timestamp(3) with time zone,
    "to" timestamp(3) with time zone,
    "priority" numeric DEFAULT 0 NOT NULL,
    "all_countries" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar
  );

  CREATE TABLE "ads_locales" (
    "title" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "ads_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "countries_id" integer
  );

  CREATE TABLE "_ads_v_version_area" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum__ads_v_version_area",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_ads_v_version_block_link" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum__ads_v_version_block_link",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_ads_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_picture_narrow_id" integer NOT NULL,
    "version_picture_wide_id" integer,
    "version_url" varchar,
    "version_slot" "enum__ads_v_version_slot" DEFAULT 'top' NOT NULL,
    "version_active" boolean DEFAULT true,
    "version_from" timestamp(3) with time zone,
    "version_to" timestamp(3) with time zone,
    "version_priority" numeric DEFAULT 0 NOT NULL,
    "version_all_countries" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "_ads_v_locales" (
    "version_title" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "_ads_v_rels" (
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
    "all_countries" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
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
    "version_all_countries" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
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
    "all_countries" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar,
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
    "version_all_countries" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
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
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar
  );

  CREATE TABLE "_redirects_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_from" varchar NOT NULL,
    "version_to" varchar NOT NULL,
    "version_permanent" boolean DEFAULT true,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "country_languages" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_country_languages",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "countries_delivery_cities" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "countries_delivery_cities_locales" (
    "name" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "countries" (
    "id" serial PRIMARY KEY NOT NULL,
    "short_name" varchar NOT NULL,
    "abbreviation" varchar NOT NULL,
    "chinese_name" varchar,
    "source" varchar NOT NULL,
    "token" varchar,
    "hotline_number" varchar,
    "email" varchar,
    "facebook" varchar,
    "twitter" varchar,
    "instagram" varchar,
    "whatsapp" varchar,
    "youtube" varchar,
    "tiktok" varchar,
    "telegram" varchar,
    "time_zone" varchar NOT NULL,
    "currency" varchar NOT NULL,
    "mcc" varchar,
    "app_url" varchar,
    "analytics_id" varchar,
    "features_repair_appointment" boolean DEFAULT false,
    "features_cookie_banner" boolean DEFAULT false,
    "features_grayscale" boolean DEFAULT false,
    "features_refund_policy" boolean DEFAULT false,
    "features_search_icon" boolean DEFAULT true,
    "features_special" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar
  );

  CREATE TABLE "countries_locales" (
    "name" varchar,
    "address" varchar,
    "hotline" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "_country_languages_v" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_country_languages",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_countries_v_version_delivery_cities" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "_uuid" varchar
  );

  CREATE TABLE "_countries_v_version_delivery_cities_locales" (
    "name" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "_countries_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_short_name" varchar NOT NULL,
    "version_abbreviation" varchar NOT NULL,
    "version_chinese_name" varchar,
    "version_source" varchar NOT NULL,
    "version_token" varchar,
    "version_hotline_number" varchar,
    "version_email" varchar,
    "version_facebook" varchar,
    "version_twitter" varchar,
    "version_instagram" varchar,
    "version_whatsapp" varchar,
    "version_youtube" varchar,
    "version_tiktok" varchar,
    "version_telegram" varchar,
    "version_time_zone" varchar NOT NULL,
    "version_currency" varchar NOT NULL,
    "version_mcc" varchar,
    "version_app_url" varchar,
    "version_analytics_id" varchar,
    "version_features_repair_appointment" boolean DEFAULT false,
    "version_features_cookie_banner" boolean DEFAULT false,
    "version_features_grayscale" boolean DEFAULT false,
    "version_features_refund_policy" boolean DEFAULT false,
    "version_features_search_icon" boolean DEFAULT true,
    "version_features_special" boolean DEFAULT false,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "_countries_v_locales" (
    "version_name" varchar,
    "version_address" varchar,
    "version_hotline" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "menus_items_children" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "url" varchar,
    "icon" "enum_menu_icon"
  );

  CREATE TABLE "menus_items_children_locales" (
    "name" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "menus_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "url" varchar,
    "icon" "enum_menu_icon"
  );

  CREATE TABLE "menus_items_locales" (
    "name" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" varchar NOT NULL
  );

  CREATE TABLE "menus" (
    "id" serial PRIMARY KEY NOT NULL,
    "country_id" integer NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar
  );

  CREATE TABLE "_menus_v_version_items_children" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "url" varchar,
    "icon" "enum_menu_icon",
    "_uuid" varchar
  );

  CREATE TABLE "_menus_v_version_items_children_locales" (
    "name" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "_menus_v_version_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" serial PRIMARY KEY NOT NULL,
    "url" varchar,
    "icon" "enum_menu_icon",
    "_uuid" varchar
  );

  CREATE TABLE "_menus_v_version_items_locales" (
    "name" varchar,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" integer NOT NULL
  );

  CREATE TABLE "_menus_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_country_id" integer NOT NULL,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "brands" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "slug" varchar NOT NULL,
    "order" numeric DEFAULT 100 NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "changed_by" varchar
  );

  CREATE TABLE "_brands_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_name" varchar NOT NULL,
    "version_slug" varchar NOT NULL,
    "version_order" numeric DEFAULT 100 NOT NULL,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version_changed_by" varchar,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "users_languages" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_users_languages",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "users_sessions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "created_at" timestamp(3) with time zone,
    "expires_at" timestamp(3) with time zone NOT NULL
  );

  CREATE TABLE "users" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "role" "enum_users_role" DEFAULT 'read-only' NOT NULL,
    "all_countries" boolean,
    "deactivated" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "email" varchar NOT NULL,
    "reset_password_token" varchar,
    "reset_password_expiration" timestamp(3) with time zone,
    "salt" varchar,
    "hash" varchar,
    "reset_password_requested_at" timestamp(3) with time zone,
    "login_attempts" numeric DEFAULT 0,
    "lock_until" timestamp(3) with time zone
  );

  CREATE TABLE "users_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "countries_id" integer
  );

  CREATE TABLE "payload_kv" (
    "id" serial PRIMARY KEY NOT NULL,
    "key" varchar NOT NULL,
    "data" jsonb NOT NULL
  );

  CREATE TABLE "payload_jobs_log" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "executed_at" timestamp(3) with time zone NOT NULL,
    "completed_at" timestamp(3) with time zone NOT NULL,
    "task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
    "task_i_d" varchar NOT NULL,
    "input" jsonb,
    "output" jsonb,
    "state" "enum_payload_jobs_log_state" NOT NULL,
    "error" jsonb
  );

  CREATE TABLE "payload_jobs" (
    "id" serial PRIMARY KEY NOT NULL,
    "input" jsonb,
    "completed_at" timestamp(3) with time zone,
    "total_tried" numeric DEFAULT 0,
    "has_error" boolean DEFAULT false,
    "error" jsonb,
    "task_slug" "enum_payload_jobs_task_slug",
    "queue" varchar DEFAULT 'default',
    "wait_until" timestamp(3) with time zone,
    "processing" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_locked_documents" (
    "id" serial PRIMARY KEY NOT NULL,
    "global_slug" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_locked_documents_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "news_id" integer,
    "faqs_id" integer,
    "landing_pages_id" integer,
    "policies_id" integer,
    "legal_pages_id" integer,
    "media_id" integer,
    "ads_id" integer,
    "quick_links_id" integer,
    "seo_entries_id" integer,
    "redirects_id" integer,
    "countries_id" integer,
    "menus_id" integer,
    "brands_id" integer,
    "users_id" integer
  );

  CREATE TABLE "payload_preferences" (
    "id" serial PRIMARY KEY NOT NULL,
    "key" varchar,
    "value" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_preferences_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "users_id" integer
  );

  CREATE TABLE "payload_migrations" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar,
    "batch" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
    "changed_by" varchar,
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
    "version_changed_by" varchar,
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

  ALTER TABLE "news_products" ADD CONSTRAINT "news_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_replaces_id_news_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_products" ADD CONSTRAINT "_news_v_version_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_replaces_id_news_id_fk" FOREIGN KEY ("version_replaces_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_area" ADD CONSTRAINT "ads_area_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_block_link" ADD CONSTRAINT "ads_block_link_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads" ADD CONSTRAINT "ads_picture_narrow_id_media_id_fk" FOREIGN KEY ("picture_narrow_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ads" ADD CONSTRAINT "ads_picture_wide_id_media_id_fk" FOREIGN KEY ("picture_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ads_locales" ADD CONSTRAINT "ads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_rels" ADD CONSTRAINT "ads_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads_rels" ADD CONSTRAINT "ads_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ads_v_version_area" ADD CONSTRAINT "_ads_v_version_area_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ads_v_version_block_link" ADD CONSTRAINT "_ads_v_version_block_link_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ads_v" ADD CONSTRAINT "_ads_v_parent_id_ads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ads_v" ADD CONSTRAINT "_ads_v_version_picture_narrow_id_media_id_fk" FOREIGN KEY ("version_picture_narrow_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ads_v" ADD CONSTRAINT "_ads_v_version_picture_wide_id_media_id_fk" FOREIGN KEY ("version_picture_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ads_v_locales" ADD CONSTRAINT "_ads_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ads_v_rels" ADD CONSTRAINT "_ads_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ads_v_rels" ADD CONSTRAINT "_ads_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "country_languages" ADD CONSTRAINT "country_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_delivery_cities" ADD CONSTRAINT "countries_delivery_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_delivery_cities_locales" ADD CONSTRAINT "countries_delivery_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries_delivery_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_languages_v" ADD CONSTRAINT "_country_languages_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_version_delivery_cities" ADD CONSTRAINT "_countries_v_version_delivery_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_version_delivery_cities_locales" ADD CONSTRAINT "_countries_v_version_delivery_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v_version_delivery_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_parent_id_countries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v_locales" ADD CONSTRAINT "_countries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_locales" ADD CONSTRAINT "menus_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children_locales" ADD CONSTRAINT "_menus_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_locales" ADD CONSTRAINT "_menus_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ads_fk" FOREIGN KEY ("ads_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quick_links_fk" FOREIGN KEY ("quick_links_id") REFERENCES "public"."quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_entries_fk" FOREIGN KEY ("seo_entries_id") REFERENCES "public"."seo_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_products_order_idx" ON "news_products" USING btree ("order");
  CREATE INDEX "news_products_parent_idx" ON "news_products" USING btree ("parent_id");
  CREATE INDEX "news_products_value_idx" ON "news_products" USING btree ("value","parent_id");
  CREATE INDEX "news_cover_idx" ON "news" USING btree ("cover_id");
  CREATE INDEX "news_type_idx" ON "news" USING btree ("type");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category");
  CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at");
  CREATE INDEX "news_replaces_idx" ON "news" USING btree ("replaces_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_status_published_at_created_at_idx" ON "news" USING btree ("_status","published_at" DESC NULLS LAST,"created_at" DESC NULLS LAST);
  CREATE INDEX "news_status_type_newest_idx" ON "news" USING btree ("_status","type","published_at" DESC NULLS LAST,"created_at" DESC NULLS LAST);
  CREATE INDEX "news_status_category_newest_idx" ON "news" USING btree ("_status","category","published_at" DESC NULLS LAST,"created_at" DESC NULLS LAST);
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug") WHERE "news"."deleted_at" IS NULL;
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_parent_id_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "news_locales_whole_idx" ON "news_locales" USING btree ("_parent_id","_locale") WHERE "news_locales"."title" <> '' AND "news_locales"."summary" <> '' AND "news_locales"."body" IS NOT NULL;
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_news_id_idx" ON "news_rels" USING btree ("news_id");
  CREATE INDEX "news_rels_brands_id_idx" ON "news_rels" USING btree ("brands_id");
  CREATE INDEX "news_rels_countries_id_idx" ON "news_rels" USING btree ("countries_id");
  CREATE INDEX "news_rels_audience_idx" ON "news_rels" USING btree ("countries_id","path","parent_id");
  CREATE INDEX "_news_v_version_products_order_idx" ON "_news_v_version_products" USING btree ("order");
  CREATE INDEX "_news_v_version_products_parent_idx" ON "_news_v_version_products" USING btree ("parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_cover_idx" ON "_news_v" USING btree ("version_cover_id");
  CREATE INDEX "_news_v_version_version_type_idx" ON "_news_v" USING btree ("version_type");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_published_at_idx" ON "_news_v" USING btree ("version_published_at");
  CREATE INDEX "_news_v_version_version_replaces_idx" ON "_news_v" USING btree ("version_replaces_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_parent_id_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_news_id_idx" ON "_news_v_rels" USING btree ("news_id");
  CREATE INDEX "_news_v_rels_brands_id_idx" ON "_news_v_rels" USING btree ("brands_id");
  CREATE INDEX "_news_v_rels_countries_id_idx" ON "_news_v_rels" USING btree ("countries_id");
  CREATE INDEX "faqs_products_order_idx" ON "faqs_products" USING btree ("order");
  CREATE INDEX "faqs_products_parent_idx" ON "faqs_products" USING btree ("parent_id");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_replaces_idx" ON "faqs" USING btree ("replaces_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
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
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "landing_pages_deleted_at_idx" ON "landing_pages" USING btree ("deleted_at");
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
  CREATE INDEX "_landing_pages_v_version_version_deleted_at_idx" ON "_landing_pages_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "policies_deleted_at_idx" ON "policies" USING btree ("deleted_at");
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
  CREATE INDEX "_policies_v_version_version_deleted_at_idx" ON "_policies_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
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
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "media_rels_order_idx" ON "media_rels" USING btree ("order");
  CREATE INDEX "media_rels_parent_idx" ON "media_rels" USING btree ("parent_id");
  CREATE INDEX "media_rels_path_idx" ON "media_rels" USING btree ("path");
  CREATE INDEX "media_rels_countries_id_idx" ON "media_rels" USING btree ("countries_id");
  CREATE INDEX "ads_area_order_idx" ON "ads_area" USING btree ("order");
  CREATE INDEX "ads_area_parent_idx" ON "ads_area" USING btree ("parent_id");
  CREATE INDEX "ads_block_link_order_idx" ON "ads_block_link" USING btree ("order");
  CREATE INDEX "ads_block_link_parent_idx" ON "ads_block_link" USING btree ("parent_id");
  CREATE INDEX "ads_picture_narrow_idx" ON "ads" USING btree ("picture_narrow_id");
  CREATE INDEX "ads_picture_wide_idx" ON "ads" USING btree ("picture_wide_id");
  CREATE INDEX "ads_active_idx" ON "ads" USING btree ("active");
  CREATE INDEX "ads_from_idx" ON "ads" USING btree ("from");
  CREATE INDEX "ads_to_idx" ON "ads" USING btree ("to");
  CREATE INDEX "ads_updated_at_idx" ON "ads" USING btree ("updated_at");
  CREATE INDEX "ads_created_at_idx" ON "ads" USING btree ("created_at");
  CREATE INDEX "ads_deleted_at_idx" ON "ads" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "ads_locales_locale_parent_id_unique" ON "ads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ads_locales_parent_id_idx" ON "ads_locales" USING btree ("_parent_id");
  CREATE INDEX "ads_rels_order_idx" ON "ads_rels" USING btree ("order");
  CREATE INDEX "ads_rels_parent_idx" ON "ads_rels" USING btree ("parent_id");
  CREATE INDEX "ads_rels_path_idx" ON "ads_rels" USING btree ("path");
  CREATE INDEX "ads_rels_countries_id_idx" ON "ads_rels" USING btree ("countries_id");
  CREATE INDEX "_ads_v_version_area_order_idx" ON "_ads_v_version_area" USING btree ("order");
  CREATE INDEX "_ads_v_version_area_parent_idx" ON "_ads_v_version_area" USING btree ("parent_id");
  CREATE INDEX "_ads_v_version_block_link_order_idx" ON "_ads_v_version_block_link" USING btree ("order");
  CREATE INDEX "_ads_v_version_block_link_parent_idx" ON "_ads_v_version_block_link" USING btree ("parent_id");
  CREATE INDEX "_ads_v_parent_idx" ON "_ads_v" USING btree ("parent_id");
  CREATE INDEX "_ads_v_version_version_picture_narrow_idx" ON "_ads_v" USING btree ("version_picture_narrow_id");
  CREATE INDEX "_ads_v_version_version_picture_wide_idx" ON "_ads_v" USING btree ("version_picture_wide_id");
  CREATE INDEX "_ads_v_version_version_active_idx" ON "_ads_v" USING btree ("version_active");
  CREATE INDEX "_ads_v_version_version_from_idx" ON "_ads_v" USING btree ("version_from");
  CREATE INDEX "_ads_v_version_version_to_idx" ON "_ads_v" USING btree ("version_to");
  CREATE INDEX "_ads_v_version_version_updated_at_idx" ON "_ads_v" USING btree ("version_updated_at");
  CREATE INDEX "_ads_v_version_version_created_at_idx" ON "_ads_v" USING btree ("version_created_at");
  CREATE INDEX "_ads_v_version_version_deleted_at_idx" ON "_ads_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ads_v_created_at_idx" ON "_ads_v" USING btree ("created_at");
  CREATE INDEX "_ads_v_updated_at_idx" ON "_ads_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_ads_v_locales_locale_parent_id_unique" ON "_ads_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ads_v_locales_parent_id_idx" ON "_ads_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_ads_v_rels_order_idx" ON "_ads_v_rels" USING btree ("order");
  CREATE INDEX "_ads_v_rels_parent_idx" ON "_ads_v_rels" USING btree ("parent_id");
  CREATE INDEX "_ads_v_rels_path_idx" ON "_ads_v_rels" USING btree ("path");
  CREATE INDEX "_ads_v_rels_countries_id_idx" ON "_ads_v_rels" USING btree ("countries_id");
  CREATE INDEX "quick_links_url_idx" ON "quick_links" USING btree ("url");
  CREATE INDEX "quick_links_order_idx" ON "quick_links" USING btree ("order");
  CREATE INDEX "quick_links_updated_at_idx" ON "quick_links" USING btree ("updated_at");
  CREATE INDEX "quick_links_created_at_idx" ON "quick_links" USING btree ("created_at");
  CREATE INDEX "quick_links_deleted_at_idx" ON "quick_links" USING btree ("deleted_at");
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
  CREATE INDEX "_quick_links_v_version_version_deleted_at_idx" ON "_quick_links_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "seo_entries_deleted_at_idx" ON "seo_entries" USING btree ("deleted_at");
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
  CREATE INDEX "_seo_entries_v_version_version_deleted_at_idx" ON "_seo_entries_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from") WHERE "redirects"."deleted_at" IS NULL;
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "country_languages_order_idx" ON "country_languages" USING btree ("order");
  CREATE INDEX "country_languages_parent_idx" ON "country_languages" USING btree ("parent_id");
  CREATE INDEX "countries_delivery_cities_order_idx" ON "countries_delivery_cities" USING btree ("_order");
  CREATE INDEX "countries_delivery_cities_parent_id_idx" ON "countries_delivery_cities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "countries_delivery_cities_locales_locale_parent_id_unique" ON "countries_delivery_cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "countries_delivery_cities_locales_parent_id_idx" ON "countries_delivery_cities_locales" USING btree ("_parent_id");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE INDEX "countries_deleted_at_idx" ON "countries" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "countries_short_name_idx" ON "countries" USING btree ("short_name") WHERE "countries"."deleted_at" IS NULL;
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "countries_locales_parent_id_idx" ON "countries_locales" USING btree ("_parent_id");
  CREATE INDEX "_country_languages_v_order_idx" ON "_country_languages_v" USING btree ("order");
  CREATE INDEX "_country_languages_v_parent_idx" ON "_country_languages_v" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_delivery_cities_order_idx" ON "_countries_v_version_delivery_cities" USING btree ("_order");
  CREATE INDEX "_countries_v_version_delivery_cities_parent_id_idx" ON "_countries_v_version_delivery_cities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_countries_v_version_delivery_cities_locales_locale_parent_i" ON "_countries_v_version_delivery_cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_countries_v_version_delivery_cities_locales_parent_id_idx" ON "_countries_v_version_delivery_cities_locales" USING btree ("_parent_id");
  CREATE INDEX "_countries_v_parent_idx" ON "_countries_v" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_version_short_name_idx" ON "_countries_v" USING btree ("version_short_name");
  CREATE INDEX "_countries_v_version_version_updated_at_idx" ON "_countries_v" USING btree ("version_updated_at");
  CREATE INDEX "_countries_v_version_version_created_at_idx" ON "_countries_v" USING btree ("version_created_at");
  CREATE INDEX "_countries_v_version_version_deleted_at_idx" ON "_countries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_countries_v_created_at_idx" ON "_countries_v" USING btree ("created_at");
  CREATE INDEX "_countries_v_updated_at_idx" ON "_countries_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_countries_v_locales_locale_parent_id_unique" ON "_countries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_countries_v_locales_parent_id_idx" ON "_countries_v_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_order_idx" ON "menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "menus_items_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_items_children_locales_locale_parent_id_unique" ON "menus_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_children_locales_parent_id_idx" ON "menus_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_locales_parent_id_idx" ON "menus_items_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "menus_country_idx" ON "menus" USING btree ("country_id") WHERE "menus"."deleted_at" IS NULL;
  CREATE INDEX "_menus_v_version_items_children_order_idx" ON "_menus_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_children_parent_id_idx" ON "_menus_v_version_items_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_items_children_locales_locale_parent_id_uni" ON "_menus_v_version_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_items_children_locales_parent_id_idx" ON "_menus_v_version_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "_menus_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_items_locales_locale_parent_id_unique" ON "_menus_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_items_locales_parent_id_idx" ON "_menus_v_version_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_country_idx" ON "_menus_v" USING btree ("version_country_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "brands_order_idx" ON "brands" USING btree ("order");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "brands_slug_idx" ON "brands" USING btree ("slug") WHERE "brands"."deleted_at" IS NULL;
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_slug_idx" ON "_brands_v" USING btree ("version_slug");
  CREATE INDEX "_brands_v_version_version_order_idx" ON "_brands_v" USING btree ("version_order");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_countries_id_idx" ON "users_rels" USING btree ("countries_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("policies_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_ads_id_idx" ON "payload_locked_documents_rels" USING btree ("ads_id");
  CREATE INDEX "payload_locked_documents_rels_quick_links_id_idx" ON "payload_locked_documents_rels" USING btree ("quick_links_id");
  CREATE INDEX "payload_locked_documents_rels_seo_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_entries_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_id_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_id_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");`
