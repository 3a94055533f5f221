import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "intents" ADD COLUMN "fault_finder_id" integer;
  ALTER TABLE "_intents_v" ADD COLUMN "version_fault_finder_id" integer;
  -- Contract: the column is new, so nothing that the version before writes can break it.
  ALTER TABLE "intents" ADD CONSTRAINT "intents_fault_finder_id_fault_finders_id_fk" FOREIGN KEY ("fault_finder_id") REFERENCES "public"."fault_finders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intents_v" ADD CONSTRAINT "_intents_v_version_fault_finder_id_fault_finders_id_fk" FOREIGN KEY ("version_fault_finder_id") REFERENCES "public"."fault_finders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "intents_fault_finder_idx" ON "intents" USING btree ("fault_finder_id");
  CREATE INDEX "_intents_v_version_version_fault_finder_idx" ON "_intents_v" USING btree ("version_fault_finder_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "intents" DROP CONSTRAINT "intents_fault_finder_id_fault_finders_id_fk";
  
  ALTER TABLE "_intents_v" DROP CONSTRAINT "_intents_v_version_fault_finder_id_fault_finders_id_fk";
  
  DROP INDEX "intents_fault_finder_idx";
  DROP INDEX "_intents_v_version_version_fault_finder_idx";
  ALTER TABLE "intents" DROP COLUMN "fault_finder_id";
  ALTER TABLE "_intents_v" DROP COLUMN "version_fault_finder_id";`)
}
