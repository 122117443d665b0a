import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_donations_type" AS ENUM('DONATION', 'TIP');
  CREATE TYPE "public"."enum_donations_status" AS ENUM('PENDING', 'PAID', 'FAILED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED');
  CREATE TYPE "public"."enum_sponsorships_status" AS ENUM('PENDING', 'ACTIVE', 'PAST_DUE', 'PAUSED', 'AWAITING_CHOICE', 'ENDED');
  CREATE TYPE "public"."enum_sponsorships_frequency" AS ENUM('monthly', 'quarterly', 'yearly');
  CREATE TYPE "public"."enum_sponsorships_end_reason" AS ENUM('DONOR', 'CARD', 'ANIMAL_LEFT', 'NO_ANSWER', 'SHELTER', 'EXPIRED');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('CHARGE', 'REFUND', 'DISPUTE', 'DISPUTE_WON');
  CREATE TYPE "public"."enum_reconciliations_kind" AS ENUM('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'REFUND');
  CREATE TABLE "donors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"user_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "donations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"type" "enum_donations_type" DEFAULT 'DONATION' NOT NULL,
  	"status" "enum_donations_status" DEFAULT 'PENDING' NOT NULL,
  	"animal_id" uuid,
  	"donor_id" uuid NOT NULL,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"tip_cents" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"message" varchar,
  	"is_anonymous" boolean DEFAULT false,
  	"newsletter_at" timestamp(3) with time zone,
  	"newsletter_text" varchar,
  	"receipt_wanted" boolean DEFAULT false,
  	"address_line" varchar,
  	"address_postal_code" varchar,
  	"address_city" varchar,
  	"address_country" varchar,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"checkout_id" varchar,
  	"checkout_url" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"fingerprint" varchar,
  	"failure" varchar,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"refunded_cents" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sponsorships" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"status" "enum_sponsorships_status" DEFAULT 'PENDING' NOT NULL,
  	"frequency" "enum_sponsorships_frequency" DEFAULT 'monthly' NOT NULL,
  	"animal_id" uuid,
  	"donor_id" uuid NOT NULL,
  	"plan_id" uuid,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"tip_cents" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"message" varchar,
  	"is_anonymous" boolean DEFAULT false,
  	"newsletter_at" timestamp(3) with time zone,
  	"newsletter_text" varchar,
  	"receipt_wanted" boolean DEFAULT false,
  	"address_line" varchar,
  	"address_postal_code" varchar,
  	"address_city" varchar,
  	"address_country" varchar,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"checkout_id" varchar,
  	"checkout_url" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"fingerprint" varchar,
  	"failure" varchar,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"subscription_id" varchar,
  	"next_payment_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"end_reason" "enum_sponsorships_end_reason",
  	"card_brand" varchar,
  	"card_last4" varchar,
  	"card_expires_month" numeric,
  	"card_expires_year" numeric,
  	"choice_until" timestamp(3) with time zone,
  	"former_animal_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"kind" "enum_payments_kind" NOT NULL,
  	"happened_at" timestamp(3) with time zone NOT NULL,
  	"donation_id" uuid,
  	"sponsorship_id" uuid,
  	"animal_id" uuid,
  	"donor_id" uuid NOT NULL,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"tip_cents" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"provider_id" varchar NOT NULL,
  	"entry_key" varchar NOT NULL,
  	"card_brand" varchar,
  	"card_last4" varchar,
  	"card_expires_month" numeric,
  	"card_expires_year" numeric,
  	"by_id" uuid,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reconciliations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"kind" "enum_reconciliations_kind" NOT NULL,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"provider_id" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"ledger_cents" numeric DEFAULT 0 NOT NULL,
  	"provider_cents" numeric DEFAULT 0 NOT NULL,
  	"first_seen_at" timestamp(3) with time zone NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "donors" ADD CONSTRAINT "donors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_donor_id_donors_id_fk" FOREIGN KEY ("donor_id") REFERENCES "public"."donors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_donor_id_donors_id_fk" FOREIGN KEY ("donor_id") REFERENCES "public"."donors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_donor_id_donors_id_fk" FOREIGN KEY ("donor_id") REFERENCES "public"."donors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "donors_email_idx" ON "donors" USING btree ("email");
  CREATE INDEX "donors_user_idx" ON "donors" USING btree ("user_id");
  CREATE INDEX "donors_updated_at_idx" ON "donors" USING btree ("updated_at");
  CREATE INDEX "donors_created_at_idx" ON "donors" USING btree ("created_at");
  CREATE INDEX "donations_shelter_idx" ON "donations" USING btree ("shelter_id");
  CREATE INDEX "donations_animal_idx" ON "donations" USING btree ("animal_id");
  CREATE INDEX "donations_donor_idx" ON "donations" USING btree ("donor_id");
  CREATE INDEX "donations_email_idx" ON "donations" USING btree ("email");
  CREATE UNIQUE INDEX "donations_checkout_id_idx" ON "donations" USING btree ("checkout_id");
  CREATE UNIQUE INDEX "donations_idempotency_key_idx" ON "donations" USING btree ("idempotency_key");
  CREATE INDEX "donations_updated_at_idx" ON "donations" USING btree ("updated_at");
  CREATE INDEX "donations_created_at_idx" ON "donations" USING btree ("created_at");
  CREATE INDEX "shelter_status_createdAt_3_idx" ON "donations" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "status_createdAt_idx" ON "donations" USING btree ("status","created_at");
  CREATE INDEX "donor_createdAt_idx" ON "donations" USING btree ("donor_id","created_at");
  CREATE INDEX "sponsorships_shelter_idx" ON "sponsorships" USING btree ("shelter_id");
  CREATE INDEX "sponsorships_animal_idx" ON "sponsorships" USING btree ("animal_id");
  CREATE INDEX "sponsorships_donor_idx" ON "sponsorships" USING btree ("donor_id");
  CREATE INDEX "sponsorships_plan_idx" ON "sponsorships" USING btree ("plan_id");
  CREATE INDEX "sponsorships_email_idx" ON "sponsorships" USING btree ("email");
  CREATE UNIQUE INDEX "sponsorships_checkout_id_idx" ON "sponsorships" USING btree ("checkout_id");
  CREATE UNIQUE INDEX "sponsorships_idempotency_key_idx" ON "sponsorships" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "sponsorships_subscription_id_idx" ON "sponsorships" USING btree ("subscription_id");
  CREATE INDEX "sponsorships_choice_until_idx" ON "sponsorships" USING btree ("choice_until");
  CREATE INDEX "sponsorships_updated_at_idx" ON "sponsorships" USING btree ("updated_at");
  CREATE INDEX "sponsorships_created_at_idx" ON "sponsorships" USING btree ("created_at");
  CREATE INDEX "shelter_status_createdAt_4_idx" ON "sponsorships" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "animal_status_1_idx" ON "sponsorships" USING btree ("animal_id","status");
  CREATE INDEX "status_nextPaymentAt_idx" ON "sponsorships" USING btree ("status","next_payment_at");
  CREATE INDEX "donor_createdAt_1_idx" ON "sponsorships" USING btree ("donor_id","created_at");
  CREATE INDEX "payments_shelter_idx" ON "payments" USING btree ("shelter_id");
  CREATE INDEX "payments_donation_idx" ON "payments" USING btree ("donation_id");
  CREATE INDEX "payments_sponsorship_idx" ON "payments" USING btree ("sponsorship_id");
  CREATE INDEX "payments_animal_idx" ON "payments" USING btree ("animal_id");
  CREATE INDEX "payments_donor_idx" ON "payments" USING btree ("donor_id");
  CREATE UNIQUE INDEX "payments_entry_key_idx" ON "payments" USING btree ("entry_key");
  CREATE INDEX "payments_by_idx" ON "payments" USING btree ("by_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "shelter_happenedAt_idx" ON "payments" USING btree ("shelter_id","happened_at");
  CREATE INDEX "donor_happenedAt_idx" ON "payments" USING btree ("donor_id","happened_at");
  CREATE INDEX "provider_providerId_idx" ON "payments" USING btree ("provider","provider_id");
  CREATE INDEX "reconciliations_shelter_idx" ON "reconciliations" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "reconciliations_key_idx" ON "reconciliations" USING btree ("key");
  CREATE INDEX "reconciliations_updated_at_idx" ON "reconciliations" USING btree ("updated_at");
  CREATE INDEX "reconciliations_created_at_idx" ON "reconciliations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "donors" CASCADE;
  DROP TABLE "donations" CASCADE;
  DROP TABLE "sponsorships" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "reconciliations" CASCADE;
  DROP TYPE "public"."enum_donations_type";
  DROP TYPE "public"."enum_donations_status";
  DROP TYPE "public"."enum_sponsorships_status";
  DROP TYPE "public"."enum_sponsorships_frequency";
  DROP TYPE "public"."enum_sponsorships_end_reason";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_reconciliations_kind";`)
}
