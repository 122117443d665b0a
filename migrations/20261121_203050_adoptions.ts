import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_adoption_requests_status" AS ENUM('PENDING', 'IN_REVIEW', 'MEETING', 'APPROVED', 'CERTIFICATE', 'COMPLETED', 'REJECTED', 'WITHDRAWN');
  CREATE TYPE "public"."enum_adoption_requests_closed_by" AS ENUM('STAFF', 'APPLICANT', 'OTHER_FAMILY', 'ANIMAL_LEFT');
  CREATE TYPE "public"."enum_certificates_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_certificates_signature_means" AS ENUM('ONLINE', 'PAPER', 'IN_PERSON');
  CREATE TABLE "adoption_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"animal_id" uuid NOT NULL,
  	"plan_id" uuid,
  	"submission_id" uuid,
  	"applicant_name" varchar NOT NULL,
  	"applicant_email" varchar NOT NULL,
  	"applicant_phone" varchar,
  	"applicant_user_id" uuid,
  	"applicant_postal_code" varchar,
  	"status" "enum_adoption_requests_status" DEFAULT 'PENDING' NOT NULL,
  	"status_since" timestamp(3) with time zone,
  	"closed_by" "enum_adoption_requests_closed_by",
  	"reason" varchar,
  	"assignee_id" uuid,
  	"meeting_at" timestamp(3) with time zone,
  	"meeting_place" varchar,
  	"timeline" jsonb,
  	"open_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"request_id" uuid NOT NULL,
  	"animal_id" uuid NOT NULL,
  	"animal_name" varchar NOT NULL,
  	"species" "enum_certificates_species" NOT NULL,
  	"applicant_name" varchar NOT NULL,
  	"delivered_at" timestamp(3) with time zone NOT NULL,
  	"signed_at" timestamp(3) with time zone,
  	"signature_name" varchar,
  	"signature_means" "enum_certificates_signature_means",
  	"sha256" varchar NOT NULL,
  	"signed_sha256" varchar,
  	"file_key" varchar NOT NULL,
  	"signed_file_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "adoption_requests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" uuid;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_applicant_user_id_users_id_fk" FOREIGN KEY ("applicant_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_request_id_adoption_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."adoption_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "adoption_requests_shelter_idx" ON "adoption_requests" USING btree ("shelter_id");
  CREATE INDEX "adoption_requests_animal_idx" ON "adoption_requests" USING btree ("animal_id");
  CREATE INDEX "adoption_requests_plan_idx" ON "adoption_requests" USING btree ("plan_id");
  CREATE INDEX "adoption_requests_submission_idx" ON "adoption_requests" USING btree ("submission_id");
  CREATE INDEX "adoption_requests_applicant_applicant_email_idx" ON "adoption_requests" USING btree ("applicant_email");
  CREATE INDEX "adoption_requests_applicant_applicant_user_idx" ON "adoption_requests" USING btree ("applicant_user_id");
  CREATE INDEX "adoption_requests_assignee_idx" ON "adoption_requests" USING btree ("assignee_id");
  CREATE INDEX "adoption_requests_meeting_at_idx" ON "adoption_requests" USING btree ("meeting_at");
  CREATE UNIQUE INDEX "adoption_requests_open_key_idx" ON "adoption_requests" USING btree ("open_key");
  CREATE INDEX "adoption_requests_updated_at_idx" ON "adoption_requests" USING btree ("updated_at");
  CREATE INDEX "adoption_requests_created_at_idx" ON "adoption_requests" USING btree ("created_at");
  CREATE INDEX "shelter_status_createdAt_2_idx" ON "adoption_requests" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "animal_status_idx" ON "adoption_requests" USING btree ("animal_id","status");
  CREATE INDEX "certificates_shelter_idx" ON "certificates" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "certificates_request_idx" ON "certificates" USING btree ("request_id");
  CREATE INDEX "certificates_animal_idx" ON "certificates" USING btree ("animal_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_adoption_requests_fk" FOREIGN KEY ("adoption_requests_id") REFERENCES "public"."adoption_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_adoption_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("adoption_requests_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "adoption_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "adoption_requests" CASCADE;
  DROP TABLE "certificates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_adoption_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  DROP INDEX "payload_locked_documents_rels_adoption_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "adoption_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  DROP TYPE "public"."enum_adoption_requests_status";
  DROP TYPE "public"."enum_adoption_requests_closed_by";
  DROP TYPE "public"."enum_certificates_species";
  DROP TYPE "public"."enum_certificates_signature_means";`)
}
