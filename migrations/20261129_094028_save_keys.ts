import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "walks" ADD COLUMN "last_save" varchar(32);
  ALTER TABLE "volunteer_missions" ADD COLUMN "last_save" varchar(32);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "walks" DROP COLUMN "last_save";
  ALTER TABLE "volunteer_missions" DROP COLUMN "last_save";`)
}
