import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_places_kind" AS ENUM('VET', 'CLINIC', 'DISPENSARY', 'WILDLIFE', 'TRAINER', 'BEHAVIOURIST', 'RESTAURANT', 'HOTEL', 'SHOP', 'GROOMER', 'PENSION', 'SITTER', 'BEACH');
  CREATE TYPE "public"."enum_places_status" AS ENUM('PENDING', 'PUBLISHED', 'REJECTED');
  CREATE TABLE "places" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"kind" "enum_places_kind" NOT NULL,
  	"text" varchar,
  	"address" varchar,
  	"commune_code" varchar NOT NULL,
  	"commune_name" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"timezone" varchar NOT NULL,
  	"phone" varchar,
  	"site" varchar,
  	"is_accessible" boolean DEFAULT false,
  	"is_always_open" boolean DEFAULT false,
  	"takes_emergencies" boolean DEFAULT false,
  	"accepts" jsonb,
  	"opening_hours" jsonb,
  	"opening_exceptions" jsonb,
  	"open_table" jsonb,
  	"status" "enum_places_status" DEFAULT 'PENDING' NOT NULL,
  	"contact_name" varchar,
  	"email" varchar,
  	"created_by_id" uuid,
  	"confirmed_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"rejected_at" timestamp(3) with time zone,
  	"rejected_for" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "place_errors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"what" varchar NOT NULL,
  	"words" text,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid
  );
  
  CREATE TABLE "walks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"status" varchar DEFAULT 'DRAFT' NOT NULL,
  	"created_by" uuid,
  	"shelter_id" uuid,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"difficulty" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"distance" integer NOT NULL,
  	"duration" integer,
  	"elevation" integer,
  	"overridden" text[] DEFAULT '{}' NOT NULL,
  	"start_lat" double precision,
  	"start_lng" double precision,
  	"start_address" varchar,
  	"end_lat" double precision,
  	"end_lng" double precision,
  	"end_address" varchar,
  	"price_cents" integer,
  	"short_description" text,
  	"long_description" text,
  	"tags" text[] DEFAULT '{}' NOT NULL,
  	"is_accessible" boolean DEFAULT false NOT NULL,
  	"allowed_animals" text[] DEFAULT '{}' NOT NULL,
  	"has_parking_nearby" boolean DEFAULT false NOT NULL,
  	"has_restrooms" boolean DEFAULT false NOT NULL,
  	"best_seasons" text[] DEFAULT '{}' NOT NULL,
  	"region" varchar,
  	"department" varchar,
  	"city" varchar,
  	"postal_code" varchar,
  	"cover_key" varchar,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"dog_rule" varchar,
  	"dog_rule_note" varchar,
  	"track" jsonb,
  	"last_verified_at" timestamp with time zone,
  	"submitted_at" timestamp with time zone,
  	"published_at" timestamp with time zone,
  	"rejected_reason" text,
  	"changed_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "walks_slug_unique" UNIQUE("slug")
  );
  
  CREATE TABLE "walk_waypoints" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"walk_id" uuid NOT NULL,
  	"position" integer NOT NULL,
  	"types" text[] NOT NULL,
  	"latitude" double precision,
  	"longitude" double precision,
  	"name" varchar DEFAULT '' NOT NULL,
  	"description" text,
  	"is_optional" boolean DEFAULT false NOT NULL,
  	"minutes" integer,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
  CREATE TABLE "walk_flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"walk_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"reason" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"told_at" timestamp with time zone,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  ALTER TABLE "places" ADD CONSTRAINT "places_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "places_slug_idx" ON "places" USING btree ("slug");
  CREATE INDEX "places_created_by_idx" ON "places" USING btree ("created_by_id");
  CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
  CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
  CREATE INDEX "places_list_idx" ON "places" USING btree ("published_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "places_place_idx" ON "places" USING btree ("lat","lng") WHERE status = 'PUBLISHED';
  CREATE INDEX "places_department_idx" ON "places" USING btree ("department","kind") WHERE status = 'PUBLISHED';
  CREATE INDEX "places_waiting_idx" ON "places" USING btree ("created_at") WHERE status <> 'PUBLISHED';
  CREATE INDEX "places_email_idx" ON "places" USING btree (lower(email));
  CREATE INDEX "place_errors_place_idx" ON "place_errors" USING btree ("place_id");
  CREATE INDEX "place_errors_open_idx" ON "place_errors" USING btree ("created_at") WHERE settled_at is null;
  CREATE INDEX "walks_list_idx" ON "walks" USING btree ("published_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "walks_place_idx" ON "walks" USING btree ("start_lat","start_lng") WHERE status = 'PUBLISHED';
  CREATE INDEX "walks_author_idx" ON "walks" USING btree ("created_by","updated_at");
  CREATE INDEX "walks_shelter_idx" ON "walks" USING btree ("shelter_id","status");
  CREATE INDEX "walks_waiting_idx" ON "walks" USING btree ("submitted_at") WHERE status = 'PENDING';
  CREATE INDEX "walks_changed_idx" ON "walks" USING btree ("changed_at") WHERE changed_at is not null;
  CREATE INDEX "walk_waypoints_walk_idx" ON "walk_waypoints" USING btree ("walk_id","position");
  CREATE INDEX "walk_flags_walk_idx" ON "walk_flags" USING btree ("walk_id","created_at");
  CREATE INDEX "walk_flags_open_idx" ON "walk_flags" USING btree ("created_at") WHERE settled_at is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "places" CASCADE;
  DROP TABLE "place_errors" CASCADE;
  DROP TABLE "walks" CASCADE;
  DROP TABLE "walk_waypoints" CASCADE;
  DROP TABLE "walk_flags" CASCADE;
  DROP TYPE "public"."enum_places_kind";
  DROP TYPE "public"."enum_places_status";`)
}
