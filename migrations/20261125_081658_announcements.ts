import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_announcements_kind" AS ENUM('SYSTEM_ANNOUNCEMENT', 'GENERAL_INFO', 'SYSTEM_UPDATE', 'EMERGENCY_ALERT');
  CREATE TYPE "public"."enum_announcements_audience" AS ENUM('ALL', 'TEAMS', 'SHELTER', 'DEPARTMENT');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('PLANNED', 'SENT', 'CANCELLED', 'STOPPED');
  CREATE TABLE "announcements" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"action_url" varchar,
  	"kind" "enum_announcements_kind" NOT NULL,
  	"audience" "enum_announcements_audience" NOT NULL,
  	"shelter_id" uuid,
  	"department" varchar,
  	"status" "enum_announcements_status" NOT NULL,
  	"author_id" uuid,
  	"is_platform" boolean DEFAULT false,
  	"send_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"told" numeric,
  	"reason" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "announcements_shelter_idx" ON "announcements" USING btree ("shelter_id");
  CREATE INDEX "announcements_author_idx" ON "announcements" USING btree ("author_id");
  CREATE UNIQUE INDEX "announcements_idempotency_key_idx" ON "announcements" USING btree ("idempotency_key");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "shelter_sendAt_idx" ON "announcements" USING btree ("shelter_id","send_at");
  CREATE INDEX "status_sendAt_idx" ON "announcements" USING btree ("status","send_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "announcements" CASCADE;
  DROP TYPE "public"."enum_announcements_kind";
  DROP TYPE "public"."enum_announcements_audience";
  DROP TYPE "public"."enum_announcements_status";`)
}
