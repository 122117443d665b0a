import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "supply_requests_id" uuid;
  ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "supply_requests_shelter_idx" ON "supply_requests" USING btree ("shelter_id");
  CREATE INDEX "supply_requests_picture_idx" ON "supply_requests" USING btree ("picture_id");
  CREATE INDEX "supply_requests_deleted_at_idx" ON "supply_requests" USING btree ("deleted_at");
  CREATE INDEX "supply_requests_list_idx" ON "supply_requests" USING btree ((urgency = 'URGENT') desc,created_at desc,id);
  CREATE INDEX "supply_requests_words_idx" ON "supply_requests" USING gin (plain_text(coalesce(title, '') || ' ' || coalesce(description, '')) gin_trgm_ops);
  CREATE INDEX "supply_responses_request_idx" ON "supply_responses" USING btree ("request_id","status");
  CREATE INDEX "supply_responses_desk_idx" ON "supply_responses" USING btree ("shelter_id","responded_at");
  CREATE INDEX "supply_responses_user_idx" ON "supply_responses" USING btree ("user_id","responded_at");
  CREATE UNIQUE INDEX "supply_responses_once_idx" ON "supply_responses" USING btree ("request_id","user_id") WHERE status in ('PENDING', 'ACCEPTED') and not is_archived;
  CREATE INDEX "supply_responses_phone_idx" ON "supply_responses" USING btree ("decided_at") WHERE phone is not null;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_supply_requests_fk" FOREIGN KEY ("supply_requests_id") REFERENCES "public"."supply_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_supply_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("supply_requests_id");`)

  // The platform answers this address of a shelter’s site from now on: a page that had it moves.
  await db.execute(sql`
    update pages set slug = 'besoins-' || left(id::text, 8) where slug = 'besoins';
    update _pages_v set version_slug = 'besoins-' || left(parent_id::text, 8)
      where version_slug = 'besoins';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "supply_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "supply_responses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "supply_progress" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "supply_requests" CASCADE;
  DROP TABLE "supply_responses" CASCADE;
  DROP TABLE "supply_progress" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_supply_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_supply_requests_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "supply_requests_id";
  DROP TYPE "public"."enum_supply_requests_category";
  DROP TYPE "public"."enum_supply_requests_urgency";
  DROP TYPE "public"."enum_supply_requests_delivery_mode";`)
}
