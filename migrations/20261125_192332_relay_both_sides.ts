import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "relay_threads" ADD COLUMN "also_reason" text;
  ALTER TABLE "relay_threads" ADD COLUMN "also_reported_at" timestamp with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "relay_threads" DROP COLUMN "also_reason";
  ALTER TABLE "relay_threads" DROP COLUMN "also_reported_at";`)
}
