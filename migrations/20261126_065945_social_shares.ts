import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "social_shares" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject_id" uuid NOT NULL,
  	"network" varchar NOT NULL,
  	"shared_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "social_shares_subject_idx" ON "social_shares" USING btree ("subject_id","shared_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "social_shares" CASCADE;`)
}
