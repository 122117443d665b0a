import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sponsorship_orders" (
  	"sponsorship_id" uuid PRIMARY KEY NOT NULL,
  	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
  	"what" varchar(60) NOT NULL,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "refund_orders" ADD COLUMN "tip_asked_at" timestamp with time zone;
  CREATE INDEX "sponsorship_orders_asked_at_idx" ON "sponsorship_orders" USING btree ("asked_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sponsorship_orders" CASCADE;
  ALTER TABLE "refund_orders" DROP COLUMN "tip_asked_at";`)
}
