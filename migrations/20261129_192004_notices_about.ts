import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notifications" ADD COLUMN "about" varchar;
  -- They name who wrote to the platform, for longer than that is promised.
  DELETE FROM "notifications" WHERE "message" LIKE 'Écrit depuis la page%';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notifications" DROP COLUMN "about";`)
}
