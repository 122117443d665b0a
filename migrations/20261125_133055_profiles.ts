import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_submissions_decision_outcome" AS ENUM('ACCEPTED', 'REFUSED');
  CREATE TABLE "profile_follows" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"followed_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"is_public" boolean DEFAULT false NOT NULL,
  	"shown_name" varchar NOT NULL,
  	"text" text DEFAULT '' NOT NULL,
  	"photo_key" varchar,
  	"withdrawn_for" text,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id")
  );
  
  CREATE TABLE "data_archives" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"file_key" varchar(200) NOT NULL,
  	"state" varchar(10) DEFAULT 'MAKING' NOT NULL,
  	"files_done" integer DEFAULT 0 NOT NULL,
  	"files_total" integer,
  	"bytes" bigint,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone
  );
  
  ALTER TABLE "form_submissions" ADD COLUMN "decision_outcome" "enum_form_submissions_decision_outcome";
  ALTER TABLE "form_submissions" ADD COLUMN "decision_text" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "decision_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "signed_up_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "profile_follows_once_idx" ON "profile_follows" USING btree ("user_id","followed_id");
  CREATE INDEX "profile_follows_followed_idx" ON "profile_follows" USING btree ("followed_id");
  CREATE INDEX "data_archives_user_idx" ON "data_archives" USING btree ("user_id","asked_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "profile_follows" CASCADE;
  DROP TABLE "profiles" CASCADE;
  DROP TABLE "data_archives" CASCADE;
  ALTER TABLE "form_submissions" DROP COLUMN "decision_outcome";
  ALTER TABLE "form_submissions" DROP COLUMN "decision_text";
  ALTER TABLE "form_submissions" DROP COLUMN "decision_at";
  ALTER TABLE "users" DROP COLUMN "signed_up_at";
  DROP TYPE "public"."enum_form_submissions_decision_outcome";`)
}
