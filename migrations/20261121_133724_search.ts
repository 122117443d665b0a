import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Written by hand: extensions and functions are nothing that the schema can say. The dictionary
  // is named with its schema, wherever the extension lives, so that a restored dump finds it.
  await db.execute(sql`
   CREATE EXTENSION IF NOT EXISTS unaccent;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  DO $do$
  DECLARE home text := (SELECT quote_ident(nspname) FROM pg_extension
    JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'unaccent');
  BEGIN
    EXECUTE format($f$
      CREATE FUNCTION plain_text(text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        AS $body$ SELECT translate(lower(%1$s.unaccent('%1$s.unaccent'::regdictionary, $1)), '-''’', '   ') $body$
    $f$, home);
  END $do$;`)
  await db.execute(sql`
   CREATE INDEX "animals_catalogue_idx" ON "animals" USING btree ("shelter_id","status","species","sex","is_sos","is_reserved","is_adopted","birth_date","weight","energy_level","sociability_dogs","sociability_cats","sociability_kids","needs_garden","can_live_apartment","arrival_date","created_at","id") WHERE is_visible and deleted_at is null;
  CREATE INDEX "animals_breeds_idx" ON "animals" USING btree ("species","breed","shelter_id") WHERE is_visible and deleted_at is null and status = 'AT_SHELTER' and breed is not null;
  CREATE INDEX "animals_words_idx" ON "animals" USING gin (plain_text(coalesce(name, '') || ' ' || coalesce(breed, '') || ' ' || coalesce(color, '')) gin_trgm_ops);
  CREATE INDEX "shelters_words_idx" ON "shelters" USING gin (plain_text(coalesce(name, '') || ' ' || coalesce(location_city, '')) gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "animals_catalogue_idx";
  DROP INDEX "animals_breeds_idx";
  DROP INDEX "animals_words_idx";
  DROP INDEX "shelters_words_idx";
  DROP FUNCTION plain_text(text);`)
}
