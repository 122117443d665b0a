import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "animals_catalogue_idx";
  CREATE INDEX "animals_catalogue_idx" ON "animals" USING btree ("shelter_id","status","species","sex","is_sos","is_reserved","is_adopted","foster_wanted","birth_date","weight","energy_level","sociability_dogs","sociability_cats","sociability_kids","needs_garden","can_live_apartment","arrival_date","created_at","id") WHERE is_visible and deleted_at is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "animals_catalogue_idx";
  CREATE INDEX "animals_catalogue_idx" ON "animals" USING btree ("shelter_id","status","species","sex","is_sos","is_reserved","is_adopted","birth_date","weight","energy_level","sociability_dogs","sociability_cats","sociability_kids","needs_garden","can_live_apartment","arrival_date","created_at","id") WHERE is_visible and deleted_at is null;`)
}
