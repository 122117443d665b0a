import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "avif_at" timestamp(3) with time zone;
  CREATE INDEX "media_without_avif_idx" ON "media" USING btree ("created_at") WHERE avif_at is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_without_avif_idx";
  ALTER TABLE "media" DROP COLUMN "avif_at";`)
}
