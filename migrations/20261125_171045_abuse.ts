import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  CREATE INDEX "abuse_reports_department_idx" ON "abuse_reports" USING btree ("department","received_at");
  CREATE INDEX "abuse_reports_received_at_idx" ON "abuse_reports" USING btree ("received_at");
  CREATE INDEX "abuse_reports_reporter_email_idx" ON "abuse_reports" USING btree ("reporter_email");
  CREATE INDEX "abuse_events_report_idx" ON "abuse_events" USING btree ("report_id","created_at");
  CREATE INDEX "abuse_recipients_department_idx" ON "abuse_recipients" USING btree ("department");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "abuse_reports" CASCADE;
  DROP TABLE "abuse_events" CASCADE;
  DROP TABLE "abuse_recipients" CASCADE;
  DROP TABLE "abuse_drafts" CASCADE;`)
}
