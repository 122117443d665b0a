import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "refund_orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"before_cents" integer NOT NULL,
  	"amount_cents" integer NOT NULL,
  	"tip_cents" integer NOT NULL,
  	"reason" varchar(500) NOT NULL,
  	"by_id" uuid,
  	"outcome" varchar(10),
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sponsorships" ADD COLUMN "was_paused" boolean DEFAULT false;
  CREATE INDEX "refund_orders_payment_idx" ON "refund_orders" USING btree ("payment_id");
  CREATE INDEX "refund_orders_open_idx" ON "refund_orders" USING btree ("created_at") WHERE outcome is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "refund_orders" CASCADE;
  ALTER TABLE "sponsorships" DROP COLUMN "was_paused";`)
}
