import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "data_archives" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"file_key" varchar(200) NOT NULL,
  	"state" varchar(10) DEFAULT 'MAKING' NOT NULL,
  	"files_done" integer DEFAULT 0 NOT NULL,
  	"files_total" integer,
  	"bytes" bigint,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone
  );
  
  CREATE INDEX "data_archives_user_idx" ON "data_archives" USING btree ("user_id","asked_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "data_archives" CASCADE;`)
}
