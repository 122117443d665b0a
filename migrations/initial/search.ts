import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What generated columns and indexes of words are made of: extensions and functions are nothing that the
 * schema can say. The dictionary is named with its schema, wherever the extension lives, so that a
 * restored dump finds it. A list is joined as Postgres does it, in a function that a column may be made
 * of: of texts it is immutable.
 */
export async function makeSearch(db: MigrateUpArgs['db']): Promise<void> {
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
  END $do$;
  CREATE FUNCTION plain_list(text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $body$ SELECT array_to_string($1, ' ') $body$;`)
}

/** The extensions stay: something else of the database may stand on them. */
export async function dropSearch(db: MigrateDownArgs['db']): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION plain_list(text[]);
  DROP FUNCTION plain_text(text);`)
}
