import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shelters" ADD COLUMN "suspension_reason" varchar;
  ALTER TABLE "shelters" ADD COLUMN "join_reason" varchar;
  ALTER TABLE "shelters" ADD COLUMN "join_consent_at" timestamp(3) with time zone;
  ALTER TABLE "_shelters_v" ADD COLUMN "version_suspension_reason" varchar;
  ALTER TABLE "_shelters_v" ADD COLUMN "version_join_reason" varchar;
  ALTER TABLE "_shelters_v" ADD COLUMN "version_join_consent_at" timestamp(3) with time zone;
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "shelters" DROP COLUMN "suspension_reason";
  ALTER TABLE "shelters" DROP COLUMN "join_reason";
  ALTER TABLE "shelters" DROP COLUMN "join_consent_at";
  ALTER TABLE "_shelters_v" DROP COLUMN "version_suspension_reason";
  ALTER TABLE "_shelters_v" DROP COLUMN "version_join_reason";
  ALTER TABLE "_shelters_v" DROP COLUMN "version_join_consent_at";`)
}
