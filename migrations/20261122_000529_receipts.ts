import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_receipts_status" AS ENUM('ISSUED', 'CANCELLED');
  CREATE TABLE "receipts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"label" varchar NOT NULL,
  	"year" numeric NOT NULL,
  	"number" numeric NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"status" "enum_receipts_status" DEFAULT 'ISSUED' NOT NULL,
  	"replaces_id" uuid,
  	"replaced_by_id" uuid,
  	"facts" jsonb NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"file_key" varchar NOT NULL,
  	"sha256" varchar NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancel_reason" varchar,
  	"donor_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "receipt_counters" (
  	"shelter_id" uuid NOT NULL,
  	"year" integer NOT NULL,
  	"last" integer NOT NULL,
  	CONSTRAINT "receipt_counters_shelter_id_year_pk" PRIMARY KEY("shelter_id","year")
  );
  
  CREATE TABLE "receipt_orders" (
  	"payment_id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"facts" jsonb NOT NULL,
  	"amount_cents" integer NOT NULL,
  	"reason" varchar(500),
  	"is_closed" boolean DEFAULT false NOT NULL,
  	"is_done" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_replaces_id_receipts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_replaced_by_id_receipts_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "receipts_shelter_idx" ON "receipts" USING btree ("shelter_id");
  CREATE INDEX "receipts_payment_idx" ON "receipts" USING btree ("payment_id");
  CREATE INDEX "receipts_replaces_idx" ON "receipts" USING btree ("replaces_id");
  CREATE INDEX "receipts_replaced_by_idx" ON "receipts" USING btree ("replaced_by_id");
  CREATE INDEX "receipts_donor_key_idx" ON "receipts" USING btree ("donor_key");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  CREATE UNIQUE INDEX "shelter_year_number_idx" ON "receipts" USING btree ("shelter_id","year","number");
  CREATE INDEX "shelter_year_status_idx" ON "receipts" USING btree ("shelter_id","year","status");
  CREATE UNIQUE INDEX "receipts_one_valid_idx" ON "receipts" USING btree ("payment_id") WHERE status = 'ISSUED';
  CREATE INDEX "receipt_orders_open_idx" ON "receipt_orders" USING btree ("shelter_id") WHERE not is_done;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "receipts" CASCADE;
  DROP TABLE "receipt_counters" CASCADE;
  DROP TABLE "receipt_orders" CASCADE;
  DROP TYPE "public"."enum_receipts_status";`)
}
