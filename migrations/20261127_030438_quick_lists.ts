import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Both tables are written anew: that may take longer than a question of a page may.
  await db.execute(sql`SET LOCAL statement_timeout = 0`)
  await db.execute(sql`
   DROP INDEX "animals_words_idx";
  DROP INDEX "shelters_words_idx";
  ALTER TABLE "animals" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (plain_text(name)) STORED,
    ADD COLUMN "plain_breed" text GENERATED ALWAYS AS (plain_text(breed)) STORED,
    ADD COLUMN "words" text GENERATED ALWAYS AS (plain_text(coalesce(name, '') || ' ' || coalesce(breed, '') || ' ' || coalesce(color, ''))) STORED;
  ALTER TABLE "media" ADD COLUMN "colours" varchar;
  ALTER TABLE "shelters" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (plain_text(name)) STORED,
    ADD COLUMN "words" text GENERATED ALWAYS AS (plain_text(coalesce(name, '') || ' ' || coalesce(location_city, ''))) STORED;
  CREATE INDEX "animals_waiting_idx" ON "animals" USING btree (coalesce(arrival_date, created_at),id desc) WHERE is_visible and deleted_at is null;
  CREATE INDEX "media_unseen_idx" ON "media" USING btree ("id") WHERE colours is null or sha256 is null;
  CREATE INDEX "animals_words_idx" ON "animals" USING gin (words gin_trgm_ops);
  CREATE INDEX "shelters_words_idx" ON "shelters" USING gin (words gin_trgm_ops);
  ANALYZE "animals";
  ANALYZE "shelters";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`SET LOCAL statement_timeout = 0`)
  await db.execute(sql`
   DROP INDEX "animals_waiting_idx";
  DROP INDEX "media_unseen_idx";
  DROP INDEX "animals_words_idx";
  DROP INDEX "shelters_words_idx";
  CREATE INDEX "animals_words_idx" ON "animals" USING gin (plain_text(coalesce(name, '') || ' ' || coalesce(breed, '') || ' ' || coalesce(color, '')) gin_trgm_ops);
  CREATE INDEX "shelters_words_idx" ON "shelters" USING gin (plain_text(coalesce(name, '') || ' ' || coalesce(location_city, '')) gin_trgm_ops);
  ALTER TABLE "animals" DROP COLUMN "plain_name",
    DROP COLUMN "plain_breed",
    DROP COLUMN "words";
  ALTER TABLE "media" DROP COLUMN "colours";
  ALTER TABLE "shelters" DROP COLUMN "plain_name",
    DROP COLUMN "words";`)
}
