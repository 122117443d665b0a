import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_submissions" ADD COLUMN "last_save" varchar;
  CREATE INDEX "form_submissions_last_save_idx" ON "form_submissions" USING btree ("last_save");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "form_submissions_last_save_idx";
  ALTER TABLE "form_submissions" DROP COLUMN "last_save";`)
}
