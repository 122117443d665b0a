import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shelters_tip_mode" AS ENUM('FREE', 'OFF');
  CREATE TYPE "public"."enum_shelters_payout_state" AS ENUM('NONE', 'PENDING', 'ENABLED', 'RESTRICTED');
  CREATE TYPE "public"."enum__shelters_v_version_tip_mode" AS ENUM('FREE', 'OFF');
  CREATE TYPE "public"."enum__shelters_v_version_payout_state" AS ENUM('NONE', 'PENDING', 'ENABLED', 'RESTRICTED');
  CREATE TABLE "simulated_objects" (
  	"id" varchar(200) PRIMARY KEY NOT NULL,
  	"kind" varchar(20) NOT NULL,
  	"account" varchar(60),
  	"data" jsonb NOT NULL,
  	"happened_at" timestamp with time zone NOT NULL,
  	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
  );
  
  ALTER TABLE "shelters" ALTER COLUMN "payout_state" SET DATA TYPE "public"."enum_shelters_payout_state" USING "payout_state"::"public"."enum_shelters_payout_state";
  ALTER TABLE "shelters" ALTER COLUMN "tip_mode" SET DATA TYPE "public"."enum_shelters_tip_mode" USING "tip_mode"::"public"."enum_shelters_tip_mode";
  ALTER TABLE "_shelters_v" ALTER COLUMN "version_payout_state" SET DATA TYPE "public"."enum__shelters_v_version_payout_state" USING "version_payout_state"::"public"."enum__shelters_v_version_payout_state";
  ALTER TABLE "_shelters_v" ALTER COLUMN "version_tip_mode" SET DATA TYPE "public"."enum__shelters_v_version_tip_mode" USING "version_tip_mode"::"public"."enum__shelters_v_version_tip_mode";
  CREATE INDEX "simulated_objects_kind_idx" ON "simulated_objects" USING btree ("kind","account","happened_at");
  CREATE UNIQUE INDEX "shelters_stripe_account_id_idx" ON "shelters" USING btree ("stripe_account_id");
  CREATE INDEX "_shelters_v_version_version_stripe_account_id_idx" ON "_shelters_v" USING btree ("version_stripe_account_id");`)
  // Shelters that were there before begin like new ones.
  await db.execute(sql`
   UPDATE "shelters" SET "payout_state" = 'NONE', "tip_mode" = 'FREE';
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "simulated_objects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "simulated_objects" CASCADE;
  DROP INDEX "shelters_stripe_account_id_idx";
  DROP INDEX "_shelters_v_version_version_stripe_account_id_idx";
  ALTER TABLE "shelters" ALTER COLUMN "tip_mode" SET DATA TYPE varchar;
  ALTER TABLE "shelters" ALTER COLUMN "payout_state" SET DATA TYPE varchar;
  ALTER TABLE "_shelters_v" ALTER COLUMN "version_tip_mode" SET DATA TYPE varchar;
  ALTER TABLE "_shelters_v" ALTER COLUMN "version_payout_state" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_shelters_tip_mode";
  DROP TYPE "public"."enum_shelters_payout_state";
  DROP TYPE "public"."enum__shelters_v_version_tip_mode";
  DROP TYPE "public"."enum__shelters_v_version_payout_state";`)
}
