import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "animal_arrivals" (
  	"number" serial PRIMARY KEY NOT NULL,
  	"animal_id" uuid NOT NULL,
  	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "animal_arrivals_animal_id_unique" UNIQUE("animal_id")
  );
  
  CREATE TABLE "sponsorship_orders" (
  	"sponsorship_id" uuid PRIMARY KEY NOT NULL,
  	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
  	"what" varchar(60) NOT NULL,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_searches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"query" text NOT NULL,
  	"terms" text[] NOT NULL,
  	"cadence" varchar NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"paused_at" timestamp with time zone,
  	"after_arrival" integer,
  	"told_at" timestamp with time zone,
  	CONSTRAINT "saved_searches_own" UNIQUE("email","query")
  );
  
  CREATE TABLE "saved_search_rounds" (
  	"cadence" varchar PRIMARY KEY NOT NULL,
  	"arrival" integer NOT NULL,
  	"ran_at" timestamp with time zone
  );
  
  ALTER TABLE "refund_orders" ADD COLUMN "tip_asked_at" timestamp with time zone;
  CREATE INDEX "sponsorship_orders_asked_at_idx" ON "sponsorship_orders" USING btree ("asked_at");
  CREATE INDEX "saved_searches_round_idx" ON "saved_searches" USING btree ("cadence","id") WHERE confirmed_at is not null and paused_at is null;
  CREATE INDEX "saved_searches_behind_idx" ON "saved_searches" USING btree ("cadence","after_arrival") WHERE after_arrival is not null;
  CREATE INDEX "saved_searches_waiting_idx" ON "saved_searches" USING btree ("created_at") WHERE confirmed_at is null;`)

  // Whoever waits already is no news.
  await db.execute(sql`
    INSERT INTO "animal_arrivals" ("animal_id", "listed_at")
    SELECT a."id", a."created_at" FROM "animals" a JOIN "shelters" s ON s."id" = a."shelter_id"
    WHERE a."is_visible" AND a."deleted_at" IS NULL AND a."status" = 'AT_SHELTER' AND s."status" = 'APPROVED'
    ORDER BY a."created_at", a."id"`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "animal_arrivals" CASCADE;
  DROP TABLE "sponsorship_orders" CASCADE;
  DROP TABLE "saved_searches" CASCADE;
  DROP TABLE "saved_search_rounds" CASCADE;
  ALTER TABLE "refund_orders" DROP COLUMN "tip_asked_at";`)
}
