import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plans_type" AS ENUM('ADOPTION', 'SPONSORSHIP');
  CREATE TYPE "public"."enum_plans_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_tickets_type" AS ENUM('STANDARD', 'ADOPTION', 'PREVISIT', 'CONTACT');
  CREATE TYPE "public"."enum_tickets_priority" AS ENUM('URGENT', 'NORMAL');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('OPEN', 'IN_PROGRESS', 'WAITING', 'RESOLVED', 'CLOSED');
  CREATE TABLE "plans" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"type" "enum_plans_type" DEFAULT 'ADOPTION' NOT NULL,
  	"species" "enum_plans_species" NOT NULL,
  	"price_cents" numeric NOT NULL,
  	"age_min_months" numeric DEFAULT 0 NOT NULL,
  	"age_max_months" numeric,
  	"fee_includes" varchar,
  	"description" varchar,
  	"form_id" uuid,
  	"is_urgent" boolean DEFAULT false,
  	"is_special_needs" boolean DEFAULT false,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"type" "enum_tickets_type" DEFAULT 'STANDARD' NOT NULL,
  	"priority" "enum_tickets_priority" DEFAULT 'NORMAL' NOT NULL,
  	"status" "enum_tickets_status" DEFAULT 'OPEN' NOT NULL,
  	"description" varchar,
  	"requester_name" varchar,
  	"requester_email" varchar,
  	"requester_user_id" uuid,
  	"assignee_id" uuid,
  	"animal_id" uuid,
  	"submission_id" uuid,
  	"awaits_team" boolean DEFAULT false,
  	"last_activity_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_comments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"ticket_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"is_internal" boolean DEFAULT false,
  	"from_team" boolean DEFAULT false,
  	"author_id" uuid,
  	"author_name" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "animals" ADD COLUMN "has_special_needs" boolean DEFAULT false;
  ALTER TABLE "_animals_v" ADD COLUMN "version_has_special_needs" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" uuid;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_requester_user_id_users_id_fk" FOREIGN KEY ("requester_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "plans_shelter_idx" ON "plans" USING btree ("shelter_id");
  CREATE INDEX "plans_form_idx" ON "plans" USING btree ("form_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "plans_deleted_at_idx" ON "plans" USING btree ("deleted_at");
  CREATE INDEX "shelter_type_species_ageMinMonths_idx" ON "plans" USING btree ("shelter_id","type","species","age_min_months");
  CREATE INDEX "tickets_shelter_idx" ON "tickets" USING btree ("shelter_id");
  CREATE INDEX "tickets_requester_requester_user_idx" ON "tickets" USING btree ("requester_user_id");
  CREATE INDEX "tickets_assignee_idx" ON "tickets" USING btree ("assignee_id");
  CREATE INDEX "tickets_animal_idx" ON "tickets" USING btree ("animal_id");
  CREATE INDEX "tickets_submission_idx" ON "tickets" USING btree ("submission_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE UNIQUE INDEX "shelter_number_idx" ON "tickets" USING btree ("shelter_id","number");
  CREATE INDEX "shelter_status_lastActivityAt_idx" ON "tickets" USING btree ("shelter_id","status","last_activity_at");
  CREATE INDEX "ticket_comments_shelter_idx" ON "ticket_comments" USING btree ("shelter_id");
  CREATE INDEX "ticket_comments_ticket_idx" ON "ticket_comments" USING btree ("ticket_id");
  CREATE INDEX "ticket_comments_author_idx" ON "ticket_comments" USING btree ("author_id");
  CREATE INDEX "ticket_comments_updated_at_idx" ON "ticket_comments" USING btree ("updated_at");
  CREATE INDEX "ticket_comments_created_at_idx" ON "ticket_comments" USING btree ("created_at");
  CREATE INDEX "ticket_createdAt_idx" ON "ticket_comments" USING btree ("ticket_id","created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "ticket_comments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  ALTER TABLE "animals" DROP COLUMN "has_special_needs";
  ALTER TABLE "_animals_v" DROP COLUMN "version_has_special_needs";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  DROP TYPE "public"."enum_plans_type";
  DROP TYPE "public"."enum_plans_species";
  DROP TYPE "public"."enum_tickets_type";
  DROP TYPE "public"."enum_tickets_priority";
  DROP TYPE "public"."enum_tickets_status";`)
}
