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
  CREATE INDEX "place_errors_open_idx" ON "place_errors" USING btree ("created_at") WHERE settled_at is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "places" CASCADE;
  DROP TABLE "place_errors" CASCADE;
  DROP TYPE "public"."enum_places_kind";
  DROP TYPE "public"."enum_places_status";`)
}
