import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "colours" varchar;
  CREATE INDEX "media_unseen_idx" ON "media" USING btree ("id") WHERE colours is null or sha256 is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_unseen_idx";
  ALTER TABLE "media" DROP COLUMN "colours";`)
}
