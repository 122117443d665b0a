import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consents_kind" AS ENUM('FORM_ANSWER', 'ADOPTION_REQUEST', 'JOIN_REQUEST', 'NEWSLETTER', 'RECEIPT');
  CREATE TYPE "public"."enum_consents_decision" AS ENUM('GIVEN', 'WITHDRAWN');
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_consents_kind" NOT NULL,
  	"decision" "enum_consents_decision" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"email" varchar,
  	"user_id" uuid,
  	"shelter_id" uuid,
  	"text" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"source_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "consents_email_idx" ON "consents" USING btree ("email");
  CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id");
  CREATE INDEX "consents_shelter_idx" ON "consents" USING btree ("shelter_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "shelter_at_idx" ON "consents" USING btree ("shelter_id","at");
  CREATE INDEX "source_sourceId_idx" ON "consents" USING btree ("source","source_id");`)
  // What people agreed to before there was a log of it.
  await db.execute(sql`
   INSERT INTO "consents" ("id", "kind", "decision", "at", "email", "user_id", "shelter_id", "text", "source", "source_id")
   SELECT gen_random_uuid(),
     (CASE WHEN r.id IS NULL THEN 'FORM_ANSWER' ELSE 'ADOPTION_REQUEST' END)::"enum_consents_kind",
     'GIVEN', s.consent_at, lower(trim(s.sender_email)), s.user_id, s.shelter_id, s.consent_text,
     CASE WHEN r.id IS NULL THEN 'form-submissions' ELSE 'adoption-requests' END,
     coalesce(r.id, s.id)::text
   FROM form_submissions s
   LEFT JOIN adoption_requests r ON r.submission_id = s.id
   WHERE s.consent_at IS NOT NULL AND s.consent_text IS NOT NULL;
   INSERT INTO "consents" ("id", "kind", "decision", "at", "email", "shelter_id", "text", "source", "source_id")
   SELECT gen_random_uuid(), 'NEWSLETTER', 'GIVEN', newsletter_at, lower(trim(email)), shelter_id, newsletter_text, source, id::text
   FROM (
     SELECT id, shelter_id, email, newsletter_at, newsletter_text, 'donations' AS source FROM donations
     UNION ALL
     SELECT id, shelter_id, email, newsletter_at, newsletter_text, 'sponsorships' FROM sponsorships
   ) gifts
   WHERE newsletter_at IS NOT NULL AND newsletter_text IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "consents" CASCADE;
  DROP TYPE "public"."enum_consents_kind";
  DROP TYPE "public"."enum_consents_decision";`)
}
