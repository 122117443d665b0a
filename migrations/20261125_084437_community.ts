import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_announcements_kind" AS ENUM('SYSTEM_ANNOUNCEMENT', 'GENERAL_INFO', 'SYSTEM_UPDATE', 'EMERGENCY_ALERT');
  CREATE TYPE "public"."enum_announcements_audience" AS ENUM('ALL', 'TEAMS', 'SHELTER', 'DEPARTMENT');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('PLANNED', 'SENT', 'CANCELLED', 'STOPPED');
  CREATE TYPE "public"."enum_notifications_mail" AS ENUM('NOW', 'DIGEST', 'SENT');
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
  
  CREATE TABLE "notice_choices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	CONSTRAINT "notice_choices_user_id_unique" UNIQUE("user_id")
  );
  
  CREATE TABLE "animal_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"animal_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shelter_follows" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sponsorships" ADD COLUMN "card_warned" varchar;
  ALTER TABLE "notifications" ADD COLUMN "group_key" varchar;
  ALTER TABLE "notifications" ADD COLUMN "mail" "enum_notifications_mail";
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "announcements_shelter_idx" ON "announcements" USING btree ("shelter_id");
  CREATE INDEX "announcements_author_idx" ON "announcements" USING btree ("author_id");
  CREATE UNIQUE INDEX "announcements_idempotency_key_idx" ON "announcements" USING btree ("idempotency_key");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "shelter_sendAt_idx" ON "announcements" USING btree ("shelter_id","send_at");
  CREATE INDEX "status_sendAt_idx" ON "announcements" USING btree ("status","send_at");
  CREATE UNIQUE INDEX "animal_likes_once_idx" ON "animal_likes" USING btree ("user_id","animal_id");
  CREATE INDEX "animal_likes_animal_idx" ON "animal_likes" USING btree ("animal_id","created_at");
  CREATE UNIQUE INDEX "shelter_follows_once_idx" ON "shelter_follows" USING btree ("user_id","shelter_id");
  CREATE INDEX "shelter_follows_shelter_idx" ON "shelter_follows" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "notifications_group_idx" ON "notifications" USING btree ("user_id","group_key") WHERE group_key is not null and (read_at is null or read_at = created_at);
  CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("mail","user_id") WHERE mail in ('NOW', 'DIGEST');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notice_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "animal_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shelter_follows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "notice_choices" CASCADE;
  DROP TABLE "animal_likes" CASCADE;
  DROP TABLE "shelter_follows" CASCADE;
  DROP INDEX "notifications_group_idx";
  DROP INDEX "notifications_mail_idx";
  ALTER TABLE "sponsorships" DROP COLUMN "card_warned";
  ALTER TABLE "notifications" DROP COLUMN "group_key";
  ALTER TABLE "notifications" DROP COLUMN "mail";
  DROP TYPE "public"."enum_announcements_kind";
  DROP TYPE "public"."enum_announcements_audience";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum_notifications_mail";`)
}
