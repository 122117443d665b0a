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
  	"is_exact" boolean NOT NULL,
  	"shown_lat" double precision NOT NULL,
  	"shown_lng" double precision NOT NULL,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"hidden_at" timestamp with time zone,
  	"hidden_by" varchar,
  	"thread_id" uuid
  );
  
  CREATE TABLE "lost_found_watches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"commune_code" varchar NOT NULL,
  	"commune_name" varchar NOT NULL,
  	"lat" double precision NOT NULL,
  	"lng" double precision NOT NULL,
  	"radius_km" integer NOT NULL,
  	"told_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
  	"told_of" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "lost_found_watches_user_id_unique" UNIQUE("user_id")
  );
  
  CREATE TABLE "lost_found_alerts" (
  	"report_id" uuid PRIMARY KEY NOT NULL,
  	"told" integer NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lost_found_flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"reason" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"told_at" timestamp with time zone,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  ALTER TABLE "lost_found_reports" ADD COLUMN "end_photos" jsonb;
  ALTER TABLE "relay_threads" ADD COLUMN "also_reason" text;
  ALTER TABLE "relay_threads" ADD COLUMN "also_reported_at" timestamp with time zone;
  ALTER TABLE "relay_messages" ADD COLUMN "once_sent" jsonb;
  ALTER TABLE "abuse_reports" ADD COLUMN "accused_shelters" jsonb DEFAULT '[]'::jsonb NOT NULL;
  CREATE INDEX "lost_found_sightings_report_idx" ON "lost_found_sightings" USING btree ("report_id");
  CREATE INDEX "lost_found_sightings_thread_idx" ON "lost_found_sightings" USING btree ("thread_id");
  CREATE INDEX "lost_found_watches_place_idx" ON "lost_found_watches" USING btree ("lat","lng");
  CREATE INDEX "lost_found_watches_told_idx" ON "lost_found_watches" USING btree ("told_of");
  CREATE INDEX "lost_found_flags_report_idx" ON "lost_found_flags" USING btree ("report_id","created_at");
  CREATE INDEX "lost_found_flags_open_idx" ON "lost_found_flags" USING btree ("created_at") WHERE settled_at is null;
  CREATE INDEX "notifications_group_key_idx" ON "notifications" USING btree ("group_key") WHERE group_key is not null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lost_found_sightings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lost_found_watches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lost_found_alerts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lost_found_flags" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lost_found_sightings" CASCADE;
  DROP TABLE "lost_found_watches" CASCADE;
  DROP TABLE "lost_found_alerts" CASCADE;
  DROP TABLE "lost_found_flags" CASCADE;
  DROP INDEX "notifications_group_key_idx";
  ALTER TABLE "lost_found_reports" DROP COLUMN "end_photos";
  ALTER TABLE "relay_threads" DROP COLUMN "also_reason";
  ALTER TABLE "relay_threads" DROP COLUMN "also_reported_at";
  ALTER TABLE "relay_messages" DROP COLUMN "once_sent";
  ALTER TABLE "abuse_reports" DROP COLUMN "accused_shelters";`)
}
