import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lost_found_sightings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"hour" varchar,
  	"commune_name" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"place_words" varchar,
  	"shown_lat" double precision NOT NULL,
  	"shown_lng" double precision NOT NULL,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"hidden_at" timestamp with time zone,
  	"hidden_by" varchar
  );
  
  ALTER TABLE "lost_found_reports" ADD COLUMN "end_photos" jsonb;
  ALTER TABLE "relay_messages" ADD COLUMN "once_sent" jsonb;
  CREATE INDEX "lost_found_sightings_report_idx" ON "lost_found_sightings" USING btree ("report_id","day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lost_found_sightings" CASCADE;
  ALTER TABLE "lost_found_reports" DROP COLUMN "end_photos";
  ALTER TABLE "relay_messages" DROP COLUMN "once_sent";`)
}
