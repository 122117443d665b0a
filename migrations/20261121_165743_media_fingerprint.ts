import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sha256" varchar;
  CREATE INDEX "shelter_sha256_idx" ON "media" USING btree ("shelter_id","sha256");
  CREATE INDEX "media_words_idx" ON "media" USING gin (plain_text(coalesce(title, '') || ' ' || coalesce(alt, '') || ' ' || coalesce(description, '')) gin_trgm_ops);
  CREATE INDEX "media_titles_idx" ON "media" USING btree ("shelter_id",plain_text(coalesce(title, '')));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "shelter_sha256_idx";
  DROP INDEX "media_words_idx";
  DROP INDEX "media_titles_idx";
  ALTER TABLE "media" DROP COLUMN "sha256";`)
}
