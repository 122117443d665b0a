import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lost_found_reports_kind" AS ENUM('LOST', 'FOUND');
  CREATE TYPE "public"."enum_lost_found_reports_status" AS ENUM('OPEN', 'MATCHED', 'RETURNED', 'CLOSED', 'EXPIRED');
  CREATE TYPE "public"."enum_lost_found_reports_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_sex" AS ENUM('MALE', 'FEMALE', 'UNKNOWN');
  CREATE TYPE "public"."enum_lost_found_reports_coat" AS ENUM('BLACK', 'WHITE', 'GREY', 'BROWN', 'GINGER', 'CREAM', 'TABBY', 'TRICOLOUR', 'GREEN', 'YELLOW', 'BLUE', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_coat2" AS ENUM('BLACK', 'WHITE', 'GREY', 'BROWN', 'GINGER', 'CREAM', 'TABBY', 'TRICOLOUR', 'GREEN', 'YELLOW', 'BLUE', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_size" AS ENUM('SMALL', 'MEDIUM', 'LARGE');
  CREATE TYPE "public"."enum_lost_found_reports_age" AS ENUM('YOUNG', 'ADULT', 'SENIOR');
  CREATE TYPE "public"."enum_lost_found_reports_chip" AS ENUM('READ', 'NONE', 'UNKNOWN');
  CREATE TYPE "public"."enum_lost_found_reports_whereabouts" AS ENUM('SEEN', 'KEPT', 'HANDED');
  CREATE TABLE "lost_found_reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_lost_found_reports_kind" NOT NULL,
  	"status" "enum_lost_found_reports_status" DEFAULT 'OPEN' NOT NULL,
  	"species" "enum_lost_found_reports_species" NOT NULL,
  	"name" varchar,
  	"sex" "enum_lost_found_reports_sex" NOT NULL,
  	"coat" "enum_lost_found_reports_coat",
  	"coat2" "enum_lost_found_reports_coat2",
  	"size" "enum_lost_found_reports_size",
  	"age" "enum_lost_found_reports_age",
  	"breed" varchar,
  	"marks" varchar,
  	"collar" varchar,
  	"chip" "enum_lost_found_reports_chip" NOT NULL,
  	"whereabouts" "enum_lost_found_reports_whereabouts",
  	"text" varchar,
  	"has_reward" boolean DEFAULT false,
  	"photos" jsonb,
  	"day" varchar NOT NULL,
  	"commune_code" varchar,
  	"commune_name" varchar,
  	"department" varchar,
  	"place_words" varchar,
  	"is_exact" boolean DEFAULT false,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"shown_lat" numeric NOT NULL,
  	"shown_lng" numeric NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"id_number" varchar,
  	"secret_detail" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"reminders" numeric DEFAULT 0,
  	"ended_at" timestamp(3) with time zone,
  	"end_words" varchar,
  	"hidden_at" timestamp(3) with time zone,
  	"hidden_for" varchar,
  	"taken_by_id" uuid,
  	"animal_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lost_found_matches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lost_id" uuid,
  	"found_id" uuid,
  	"animal_id" uuid,
  	"score" integer NOT NULL,
  	"is_certain" boolean DEFAULT false NOT NULL,
  	"reasons" jsonb NOT NULL,
  	"state" varchar DEFAULT 'NEW' NOT NULL,
  	"told_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "lost_found_matches_pair" UNIQUE NULLS NOT DISTINCT("lost_id","found_id","animal_id")
  );
  
  CREATE TABLE "relay_threads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"topic_kind" varchar NOT NULL,
  	"topic_id" uuid NOT NULL,
  	"topic_title" varchar NOT NULL,
  	"topic_path" varchar NOT NULL,
  	"state" varchar DEFAULT 'WAITING' NOT NULL,
  	"ended_by" varchar,
  	"ended_why" text,
  	"ended_at" timestamp with time zone,
  	"reported_by" varchar,
  	"state_before" varchar,
  	"ended_by_before" varchar,
  	"report_reason" text,
  	"reported_at" timestamp with time zone,
  	"reviewed_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"last_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "relay_sides" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"thread_id" uuid NOT NULL,
  	"side" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"mail_key" varchar NOT NULL,
  	"read_at" timestamp with time zone,
  	CONSTRAINT "relay_sides_mail_key_unique" UNIQUE("mail_key"),
  	CONSTRAINT "relay_sides_thread_side" UNIQUE("thread_id","side")
  );
  
  CREATE TABLE "relay_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"thread_id" uuid NOT NULL,
  	"side_id" uuid NOT NULL,
  	"text" text NOT NULL,
  	"photo_key" varchar,
  	"once_key" varchar,
  	"waiting_since" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "relay_messages_once" UNIQUE("side_id","once_key")
  );
  
  CREATE TABLE "abuse_reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar NOT NULL,
  	"species" varchar NOT NULL,
  	"animals" integer NOT NULL,
  	"description" text NOT NULL,
  	"place" text NOT NULL,
  	"commune" varchar NOT NULL,
  	"commune_code" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"seen_on" date,
  	"is_ongoing" varchar NOT NULL,
  	"author" text DEFAULT '' NOT NULL,
  	"reporter_name" varchar,
  	"reporter_email" varchar,
  	"reporter_phone" varchar,
  	"may_share" boolean DEFAULT false NOT NULL,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"status" varchar DEFAULT 'RECEIVED' NOT NULL,
  	"outcome" varchar,
  	"is_unread" boolean DEFAULT true NOT NULL,
  	"received_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abuse_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"detail" varchar,
  	"text" text DEFAULT '' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abuse_recipients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"department" varchar NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "abuse_recipients_shelter_department_unique" UNIQUE("shelter_id","department")
  );
  
  CREATE TABLE "abuse_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"typed" jsonb NOT NULL,
  	"errors" jsonb NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_taken_by_id_shelters_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "relay_sides" ADD CONSTRAINT "relay_sides_thread_id_relay_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."relay_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "relay_messages" ADD CONSTRAINT "relay_messages_thread_id_relay_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."relay_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "relay_messages" ADD CONSTRAINT "relay_messages_side_id_relay_sides_id_fk" FOREIGN KEY ("side_id") REFERENCES "public"."relay_sides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lost_found_reports_user_idx" ON "lost_found_reports" USING btree ("user_id");
  CREATE INDEX "lost_found_reports_taken_by_idx" ON "lost_found_reports" USING btree ("taken_by_id");
  CREATE INDEX "lost_found_reports_animal_idx" ON "lost_found_reports" USING btree ("animal_id");
  CREATE INDEX "lost_found_reports_updated_at_idx" ON "lost_found_reports" USING btree ("updated_at");
  CREATE INDEX "lost_found_reports_created_at_idx" ON "lost_found_reports" USING btree ("created_at");
  CREATE INDEX "lost_found_list_idx" ON "lost_found_reports" USING btree ("kind","day","id") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_place_idx" ON "lost_found_reports" USING btree ("kind","shown_lat","shown_lng") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_email_idx" ON "lost_found_reports" USING btree (lower(email));
  CREATE INDEX "lost_found_expires_idx" ON "lost_found_reports" USING btree ("expires_at") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_ended_idx" ON "lost_found_reports" USING btree ("ended_at");
  CREATE INDEX "lost_found_waiting_idx" ON "lost_found_reports" USING btree ("created_at") WHERE confirmed_at is null;
  CREATE INDEX "lost_found_matches_found_idx" ON "lost_found_matches" USING btree ("found_id");
  CREATE INDEX "relay_threads_topic_idx" ON "relay_threads" USING btree ("topic_kind","topic_id");
  CREATE INDEX "relay_threads_last_idx" ON "relay_threads" USING btree ("last_at");
  CREATE INDEX "relay_sides_email_idx" ON "relay_sides" USING btree ("email");
  CREATE INDEX "relay_sides_user_idx" ON "relay_sides" USING btree ("user_id");
  CREATE INDEX "relay_messages_thread_idx" ON "relay_messages" USING btree ("thread_id","created_at");
  CREATE INDEX "abuse_reports_department_idx" ON "abuse_reports" USING btree ("department","received_at");
  CREATE INDEX "abuse_reports_received_at_idx" ON "abuse_reports" USING btree ("received_at");
  CREATE INDEX "abuse_reports_reporter_email_idx" ON "abuse_reports" USING btree ("reporter_email");
  CREATE INDEX "abuse_events_report_idx" ON "abuse_events" USING btree ("report_id","created_at");
  CREATE INDEX "abuse_recipients_department_idx" ON "abuse_recipients" USING btree ("department");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lost_found_reports" CASCADE;
  DROP TABLE "lost_found_matches" CASCADE;
  DROP TABLE "relay_threads" CASCADE;
  DROP TABLE "relay_sides" CASCADE;
  DROP TABLE "relay_messages" CASCADE;
  DROP TABLE "abuse_reports" CASCADE;
  DROP TABLE "abuse_events" CASCADE;
  DROP TABLE "abuse_recipients" CASCADE;
  DROP TABLE "abuse_drafts" CASCADE;
  DROP TYPE "public"."enum_lost_found_reports_kind";
  DROP TYPE "public"."enum_lost_found_reports_status";
  DROP TYPE "public"."enum_lost_found_reports_species";
  DROP TYPE "public"."enum_lost_found_reports_sex";
  DROP TYPE "public"."enum_lost_found_reports_coat";
  DROP TYPE "public"."enum_lost_found_reports_coat2";
  DROP TYPE "public"."enum_lost_found_reports_size";
  DROP TYPE "public"."enum_lost_found_reports_age";
  DROP TYPE "public"."enum_lost_found_reports_chip";
  DROP TYPE "public"."enum_lost_found_reports_whereabouts";`)
}
