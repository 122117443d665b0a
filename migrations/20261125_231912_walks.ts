import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
   DROP TABLE "walks" CASCADE;
  DROP TABLE "walk_waypoints" CASCADE;
  DROP TABLE "walk_flags" CASCADE;`)
}
