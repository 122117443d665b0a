import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  CREATE INDEX "volunteer_shifts_shelter_idx" ON "volunteer_shifts" USING btree ("shelter_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "volunteer_missions" CASCADE;
  DROP TABLE "volunteer_applications" CASCADE;
  DROP TABLE "volunteers" CASCADE;
  DROP TABLE "volunteer_slots" CASCADE;
  DROP TABLE "volunteer_shifts" CASCADE;
  DROP TABLE "volunteer_calendars" CASCADE;`)
}
