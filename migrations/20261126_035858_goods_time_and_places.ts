import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // As Postgres joins a list itself, in a function that a column may be made of: of texts it is immutable.
  await db.execute(sql`
   CREATE FUNCTION plain_list(text[]) RETURNS text
     LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
     AS $body$ SELECT array_to_string($1, ' ') $body$;`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_supply_requests_category" AS ENUM('FOOD', 'TOYS_ACCESSORIES', 'WELLBEING', 'CONSTRUCTION', 'OTHER');
  CREATE TYPE "public"."enum_supply_requests_urgency" AS ENUM('NORMAL', 'URGENT');
  CREATE TYPE "public"."enum_supply_requests_delivery_mode" AS ENUM('DEPOT_AT_SHELTER', 'FLEXIBLE', 'EXTERIOR_PICKUP');
  CREATE TABLE "supply_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"category" "enum_supply_requests_category" DEFAULT 'OTHER' NOT NULL,
  	"urgency" "enum_supply_requests_urgency" DEFAULT 'NORMAL' NOT NULL,
  	"quantity_requested" numeric,
  	"quantity_unit" varchar,
  	"description" varchar,
  	"picture_id" uuid,
  	"delivery_mode" "enum_supply_requests_delivery_mode" DEFAULT 'DEPOT_AT_SHELTER' NOT NULL,
  	"delivery_date" timestamp(3) with time zone,
  	"user_name" varchar,
  	"user_phone" varchar,
  	"is_active" boolean DEFAULT true,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "place_claims" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"state" varchar DEFAULT 'SENT' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"used_at" timestamp with time zone,
  	"decided_at" timestamp with time zone,
  	"decided_by" uuid
  );
  
  CREATE TABLE "place_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"user_id" uuid,
  	"kind" varchar NOT NULL,
  	"before" jsonb NOT NULL,
  	"after" jsonb NOT NULL,
  	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  CREATE TABLE "supply_responses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"request_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid,
  	"quantity_donated" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"message" text,
  	"status" varchar DEFAULT 'PENDING' NOT NULL,
  	"rejected_reason" text,
  	"responded_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"decided_at" timestamp with time zone,
  	"is_archived" boolean DEFAULT false NOT NULL,
  	"archived_at" timestamp with time zone
  );
  
  CREATE TABLE "supply_progress" (
  	"request_id" uuid PRIMARY KEY NOT NULL,
  	"secured" integer DEFAULT 0 NOT NULL,
  	"waiting" integer DEFAULT 0 NOT NULL,
  	"answers" integer DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "volunteer_missions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"status" varchar DEFAULT 'OPEN' NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"rhythm" varchar NOT NULL,
  	"skills" text[] DEFAULT '{}' NOT NULL,
  	"min_age" integer,
  	"description" text NOT NULL,
  	"place_words" varchar,
  	"commune_code" varchar NOT NULL,
  	"commune_name" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"lat" double precision NOT NULL,
  	"lng" double precision NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "volunteer_missions_slug_unique" UNIQUE("slug")
  );
  
  CREATE TABLE "volunteer_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mission_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"age" integer NOT NULL,
  	"parent_name" varchar,
  	"parent_agrees" boolean DEFAULT false NOT NULL,
  	"availability" text,
  	"message" text,
  	"status" varchar DEFAULT 'PENDING' NOT NULL,
  	"answer" text,
  	"decided_at" timestamp with time zone,
  	"decided_by" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "volunteers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"application_id" uuid,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"age" integer,
  	"age_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"since" timestamp with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp with time zone,
  	"ended_reason" text,
  	"ended_by" uuid
  );
  
  CREATE TABLE "volunteer_slots" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mission_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"starts_at" timestamp with time zone NOT NULL,
  	"minutes" integer NOT NULL,
  	"places" integer NOT NULL,
  	"note" text,
  	"cancelled_at" timestamp with time zone,
  	"cancel_reason" text,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "volunteer_shifts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slot_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"reminded_at" timestamp with time zone,
  	"declared_minutes" integer,
  	"declared_at" timestamp with time zone,
  	"attendance" varchar,
  	"validated_minutes" integer,
  	"validated_at" timestamp with time zone,
  	"validated_by" uuid
  );
  
  CREATE TABLE "volunteer_calendars" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"secret" varchar NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "volunteer_calendars_secret_unique" UNIQUE("secret")
  );
  
  ALTER TABLE "places" ADD COLUMN "owner_id" uuid;
  ALTER TABLE "places" ADD COLUMN "owned_at" timestamp(3) with time zone;
  ALTER TABLE "places" ADD COLUMN "version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "places" ADD COLUMN "import_key" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "supply_requests_id" uuid;
  ALTER TABLE "walks" ADD COLUMN "words" text GENERATED ALWAYS AS (plain_text(coalesce(name, '') || ' ' || coalesce(city, '') || ' ' || coalesce(region, '') || ' ' || coalesce(plain_list(tags), ''))) STORED;
  ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "supply_requests_shelter_idx" ON "supply_requests" USING btree ("shelter_id");
  CREATE INDEX "supply_requests_picture_idx" ON "supply_requests" USING btree ("picture_id");
  CREATE INDEX "supply_requests_deleted_at_idx" ON "supply_requests" USING btree ("deleted_at");
  CREATE INDEX "supply_requests_list_idx" ON "supply_requests" USING btree ((urgency = 'URGENT') desc,created_at desc,id);
  CREATE INDEX "supply_requests_words_idx" ON "supply_requests" USING gin (plain_text(coalesce(title, '') || ' ' || coalesce(description, '')) gin_trgm_ops);
  CREATE INDEX "place_claims_place_idx" ON "place_claims" USING btree ("place_id");
  CREATE INDEX "place_claims_waiting_idx" ON "place_claims" USING btree ("used_at") WHERE state = 'WAITING';
  CREATE INDEX "place_claims_email_idx" ON "place_claims" USING btree (lower(email));
  CREATE INDEX "place_claims_user_idx" ON "place_claims" USING btree ("user_id");
  CREATE INDEX "place_changes_place_idx" ON "place_changes" USING btree ("place_id");
  CREATE INDEX "place_changes_open_idx" ON "place_changes" USING btree ("changed_at") WHERE settled_at is null;
  CREATE INDEX "place_changes_user_idx" ON "place_changes" USING btree ("user_id");
  CREATE INDEX "supply_responses_request_idx" ON "supply_responses" USING btree ("request_id","status");
  CREATE INDEX "supply_responses_desk_idx" ON "supply_responses" USING btree ("shelter_id","responded_at");
  CREATE INDEX "supply_responses_user_idx" ON "supply_responses" USING btree ("user_id","responded_at");
  CREATE UNIQUE INDEX "supply_responses_once_idx" ON "supply_responses" USING btree ("request_id","user_id") WHERE status in ('PENDING', 'ACCEPTED') and not is_archived;
  CREATE INDEX "supply_responses_phone_idx" ON "supply_responses" USING btree ("decided_at") WHERE phone is not null;
  CREATE INDEX "volunteer_missions_shelter_idx" ON "volunteer_missions" USING btree ("shelter_id","status");
  CREATE INDEX "volunteer_missions_open_idx" ON "volunteer_missions" USING btree ("created_at","id") WHERE status = 'OPEN';
  CREATE INDEX "volunteer_missions_place_idx" ON "volunteer_missions" USING btree ("lat","lng") WHERE status = 'OPEN';
  CREATE INDEX "volunteer_applications_shelter_idx" ON "volunteer_applications" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "volunteer_applications_user_idx" ON "volunteer_applications" USING btree ("user_id","created_at");
  CREATE UNIQUE INDEX "volunteer_applications_waiting_idx" ON "volunteer_applications" USING btree ("mission_id","user_id") WHERE status = 'PENDING';
  CREATE UNIQUE INDEX "volunteers_person_idx" ON "volunteers" USING btree ("shelter_id","user_id");
  CREATE INDEX "volunteers_user_idx" ON "volunteers" USING btree ("user_id");
  CREATE INDEX "volunteer_slots_shelter_idx" ON "volunteer_slots" USING btree ("shelter_id","starts_at");
  CREATE INDEX "volunteer_slots_time_idx" ON "volunteer_slots" USING btree ("starts_at");
  CREATE UNIQUE INDEX "volunteer_slots_once_idx" ON "volunteer_slots" USING btree ("mission_id","starts_at") WHERE cancelled_at is null;
  CREATE UNIQUE INDEX "volunteer_shifts_once_idx" ON "volunteer_shifts" USING btree ("slot_id","user_id");
  CREATE INDEX "volunteer_shifts_user_idx" ON "volunteer_shifts" USING btree ("user_id");
  CREATE INDEX "volunteer_shifts_shelter_idx" ON "volunteer_shifts" USING btree ("shelter_id");
  ALTER TABLE "places" ADD CONSTRAINT "places_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_supply_requests_fk" FOREIGN KEY ("supply_requests_id") REFERENCES "public"."supply_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "places_owner_idx" ON "places" USING btree ("owner_id");
  CREATE UNIQUE INDEX "places_import_key_idx" ON "places" USING btree ("import_key");
  CREATE INDEX "places_commune_idx" ON "places" USING btree ("commune_code");
  CREATE INDEX "places_import_idx" ON "places" USING btree (split_part(import_key, ':', 2)) WHERE import_key is not null;
  CREATE INDEX "payload_locked_documents_rels_supply_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("supply_requests_id");
  CREATE INDEX "walks_words_idx" ON "walks" USING gin (words gin_trgm_ops);`)

  // The platform answers this address of a shelter’s site from now on: a page that had it moves.
  await db.execute(sql`
    update pages set slug = 'besoins-' || left(id::text, 8) where slug = 'besoins';
    update _pages_v set version_slug = 'besoins-' || left(parent_id::text, 8)
      where version_slug = 'besoins';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "supply_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "place_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "place_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "supply_responses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "supply_progress" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_missions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_slots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_shifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_calendars" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "supply_requests" CASCADE;
  DROP TABLE "place_claims" CASCADE;
  DROP TABLE "place_changes" CASCADE;
  DROP TABLE "supply_responses" CASCADE;
  DROP TABLE "supply_progress" CASCADE;
  DROP TABLE "volunteer_missions" CASCADE;
  DROP TABLE "volunteer_applications" CASCADE;
  DROP TABLE "volunteers" CASCADE;
  DROP TABLE "volunteer_slots" CASCADE;
  DROP TABLE "volunteer_shifts" CASCADE;
  DROP TABLE "volunteer_calendars" CASCADE;
  ALTER TABLE "places" DROP CONSTRAINT "places_owner_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_supply_requests_fk";
  
  DROP INDEX "places_owner_idx";
  DROP INDEX "places_import_key_idx";
  DROP INDEX "places_commune_idx";
  DROP INDEX "places_import_idx";
  DROP INDEX "payload_locked_documents_rels_supply_requests_id_idx";
  DROP INDEX "walks_words_idx";
  ALTER TABLE "places" DROP COLUMN "owner_id";
  ALTER TABLE "places" DROP COLUMN "owned_at";
  ALTER TABLE "places" DROP COLUMN "version";
  ALTER TABLE "places" DROP COLUMN "import_key";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "supply_requests_id";
  ALTER TABLE "walks" DROP COLUMN "words";
  DROP TYPE "public"."enum_supply_requests_category";
  DROP TYPE "public"."enum_supply_requests_urgency";
  DROP TYPE "public"."enum_supply_requests_delivery_mode";
  DROP FUNCTION plain_list(text[]);`)
}
