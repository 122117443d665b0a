import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // As Postgres joins a list itself, in a function that a column may be made of: of texts it is immutable.
  await db.execute(sql`
   CREATE FUNCTION plain_list(text[]) RETURNS text
     LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
     AS $body$ SELECT array_to_string($1, ' ') $body$;`)
  await db.execute(sql`
   ALTER TABLE "walks" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_text(coalesce(name, '') || ' ' || coalesce(city, '') || ' ' || coalesce(region, '') || ' ' || coalesce(plain_list(tags), ''))) STORED;
  CREATE INDEX "walks_words_idx" ON "walks" USING gin (words gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "walks_words_idx";
  ALTER TABLE "walks" DROP COLUMN "words";
  DROP FUNCTION plain_list(text[]);`)
}
