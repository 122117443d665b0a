import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_type" AS ENUM('STANDARD', 'ADOPTION');
  CREATE TYPE "public"."enum_forms_ticket_type" AS ENUM('STANDARD', 'ADOPTION', 'PREVISIT', 'CONTACT');
  CREATE TYPE "public"."enum_form_submissions_status" AS ENUM('NEW', 'READ', 'DONE');
  CREATE TYPE "public"."enum_form_submissions_form_type" AS ENUM('STANDARD', 'ADOPTION');
  CREATE TABLE "forms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"type" "enum_forms_type" DEFAULT 'STANDARD' NOT NULL,
  	"ticket_type" "enum_forms_ticket_type",
  	"schema" jsonb DEFAULT '{"schemaVersion":1,"groups":[],"fields":[]}'::jsonb NOT NULL,
  	"confirmation" varchar,
  	"is_active" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "form_submissions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"status" "enum_form_submissions_status" DEFAULT 'NEW' NOT NULL,
  	"assignee_id" uuid,
  	"read_at" timestamp(3) with time zone,
  	"form_id" uuid,
  	"form_title" varchar NOT NULL,
  	"form_type" "enum_form_submissions_form_type" NOT NULL,
  	"animal_id" uuid,
  	"sender_name" varchar,
  	"sender_email" varchar,
  	"sender_phone" varchar,
  	"user_id" uuid,
  	"definition" jsonb NOT NULL,
  	"answers" jsonb NOT NULL,
  	"files" jsonb,
  	"consent_text" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"notes" jsonb,
  	"search_text" varchar,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "shelter_createdAt_1_idx";
  DROP INDEX "shelter_createdAt_2_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_submissions_id" uuid;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_shelter_idx" ON "forms" USING btree ("shelter_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "shelter_isActive_type_idx" ON "forms" USING btree ("shelter_id","is_active","type");
  CREATE INDEX "shelter_createdAt_1_idx" ON "forms" USING btree ("shelter_id","created_at");
  CREATE INDEX "form_submissions_shelter_idx" ON "form_submissions" USING btree ("shelter_id");
  CREATE INDEX "form_submissions_assignee_idx" ON "form_submissions" USING btree ("assignee_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_animal_idx" ON "form_submissions" USING btree ("animal_id");
  CREATE INDEX "form_submissions_sender_email_idx" ON "form_submissions" USING btree ("sender_email");
  CREATE INDEX "form_submissions_user_idx" ON "form_submissions" USING btree ("user_id");
  CREATE INDEX "form_submissions_fingerprint_idx" ON "form_submissions" USING btree ("fingerprint");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "shelter_createdAt_2_idx" ON "form_submissions" USING btree ("shelter_id","created_at");
  CREATE INDEX "shelter_status_createdAt_1_idx" ON "form_submissions" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "shelter_form_createdAt_idx" ON "form_submissions" USING btree ("shelter_id","form_id","created_at");
  CREATE INDEX "form_submissions_words_idx" ON "form_submissions" USING gin (plain_text(coalesce(search_text, '')) gin_trgm_ops);
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shelter_createdAt_3_idx" ON "media" USING btree ("shelter_id","created_at");
  CREATE INDEX "shelter_createdAt_4_idx" ON "audit_log" USING btree ("shelter_id","created_at");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_submissions_fk";
  
  DROP INDEX "shelter_createdAt_3_idx";
  DROP INDEX "shelter_createdAt_4_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_submissions_id_idx";
  CREATE INDEX "shelter_createdAt_1_idx" ON "media" USING btree ("shelter_id","created_at");
  CREATE INDEX "shelter_createdAt_2_idx" ON "audit_log" USING btree ("shelter_id","created_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_submissions_id";
  DROP TYPE "public"."enum_forms_type";
  DROP TYPE "public"."enum_forms_ticket_type";
  DROP TYPE "public"."enum_form_submissions_status";
  DROP TYPE "public"."enum_form_submissions_form_type";`)
}
