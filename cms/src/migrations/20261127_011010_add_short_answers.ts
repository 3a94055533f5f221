import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_locales" ADD COLUMN "short_answer" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_short_answer" varchar;
  ALTER TABLE "faqs_locales" ADD COLUMN "short_answer" varchar;
  ALTER TABLE "_faqs_v_locales" ADD COLUMN "version_short_answer" varchar;
  ALTER TABLE "landing_pages_locales" ADD COLUMN "short_answer" varchar;
  ALTER TABLE "_landing_pages_v_locales" ADD COLUMN "version_short_answer" varchar;
  ALTER TABLE "policies_locales" ADD COLUMN "short_answer" varchar;
  ALTER TABLE "_policies_v_locales" ADD COLUMN "version_short_answer" varchar;
  ALTER TABLE "legal_pages_locales" ADD COLUMN "short_answer" varchar;
  ALTER TABLE "_legal_pages_v_locales" ADD COLUMN "version_short_answer" varchar;
  -- No document has one yet, so nothing needs indexing anew.
  ALTER TABLE search.documents ADD COLUMN short_answer text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_locales" DROP COLUMN "short_answer";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_short_answer";
  ALTER TABLE "faqs_locales" DROP COLUMN "short_answer";
  ALTER TABLE "_faqs_v_locales" DROP COLUMN "version_short_answer";
  ALTER TABLE "landing_pages_locales" DROP COLUMN "short_answer";
  ALTER TABLE "_landing_pages_v_locales" DROP COLUMN "version_short_answer";
  ALTER TABLE "policies_locales" DROP COLUMN "short_answer";
  ALTER TABLE "_policies_v_locales" DROP COLUMN "version_short_answer";
  ALTER TABLE "legal_pages_locales" DROP COLUMN "short_answer";
  ALTER TABLE "_legal_pages_v_locales" DROP COLUMN "version_short_answer";
  ALTER TABLE search.documents DROP COLUMN short_answer;`)
}
