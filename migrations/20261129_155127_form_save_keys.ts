import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lost_found_reports" ADD COLUMN "last_save" varchar;
  ALTER TABLE "places" ADD COLUMN "last_save" varchar;
  ALTER TABLE "supply_requests" ADD COLUMN "last_save" varchar;
  ALTER TABLE "abuse_reports" ADD COLUMN "last_save" varchar(32);
  ALTER TABLE "wall_posts" ADD COLUMN "last_save" varchar(32);
  ALTER TABLE "wall_comments" ADD COLUMN "last_save" varchar(32);
  ALTER TABLE "supply_responses" ADD COLUMN "last_save" varchar(32);
  CREATE INDEX "supply_requests_last_save_idx" ON "supply_requests" USING btree ("last_save");
  CREATE INDEX "abuse_reports_save_idx" ON "abuse_reports" USING btree ("last_save") WHERE last_save is not null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "supply_requests_last_save_idx";
  DROP INDEX "abuse_reports_save_idx";
  ALTER TABLE "lost_found_reports" DROP COLUMN "last_save";
  ALTER TABLE "places" DROP COLUMN "last_save";
  ALTER TABLE "supply_requests" DROP COLUMN "last_save";
  ALTER TABLE "abuse_reports" DROP COLUMN "last_save";
  ALTER TABLE "wall_posts" DROP COLUMN "last_save";
  ALTER TABLE "wall_comments" DROP COLUMN "last_save";
  ALTER TABLE "supply_responses" DROP COLUMN "last_save";`)
}
