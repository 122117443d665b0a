import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "places" ADD COLUMN "import_key" varchar;
  CREATE UNIQUE INDEX "places_import_key_idx" ON "places" USING btree ("import_key");
  CREATE INDEX "places_commune_idx" ON "places" USING btree ("commune_code");
  CREATE INDEX "places_import_idx" ON "places" USING btree (split_part(import_key, ':', 2)) WHERE import_key is not null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "places_import_key_idx";
  DROP INDEX "places_commune_idx";
  DROP INDEX "places_import_idx";
  ALTER TABLE "places" DROP COLUMN "import_key";`)
}
