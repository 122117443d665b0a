import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "animals" ADD COLUMN "adopted_at" timestamp(3) with time zone;
  ALTER TABLE "_animals_v" ADD COLUMN "version_adopted_at" timestamp(3) with time zone;
  -- By hand: animals adopted before the day was kept; their last change is the nearest known.
  UPDATE "animals" SET "adopted_at" = "updated_at" WHERE "status" = 'ADOPTED';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "animals" DROP COLUMN "adopted_at";
  ALTER TABLE "_animals_v" DROP COLUMN "version_adopted_at";`)
}
