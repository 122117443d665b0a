import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lost_found_flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"reason" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"told_at" timestamp with time zone,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  CREATE INDEX "lost_found_flags_report_idx" ON "lost_found_flags" USING btree ("report_id","created_at");
  CREATE INDEX "lost_found_flags_open_idx" ON "lost_found_flags" USING btree ("created_at") WHERE settled_at is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lost_found_flags" CASCADE;`)
}
