import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notifications_mail" AS ENUM('NOW', 'DIGEST', 'SENT');
  CREATE TABLE "notice_choices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"digest_at" timestamp with time zone,
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
  
  ALTER TABLE "notifications" ADD COLUMN "group_key" varchar;
  ALTER TABLE "notifications" ADD COLUMN "mail" "enum_notifications_mail";
  CREATE UNIQUE INDEX "animal_likes_once_idx" ON "animal_likes" USING btree ("user_id","animal_id");
  CREATE INDEX "animal_likes_animal_idx" ON "animal_likes" USING btree ("animal_id","created_at");
  CREATE UNIQUE INDEX "shelter_follows_once_idx" ON "shelter_follows" USING btree ("user_id","shelter_id");
  CREATE INDEX "shelter_follows_shelter_idx" ON "shelter_follows" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "notifications_group_idx" ON "notifications" USING btree ("user_id","group_key") WHERE group_key is not null and read_at is null;
  CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("mail","user_id") WHERE mail in ('NOW', 'DIGEST');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notice_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "animal_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shelter_follows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notice_choices" CASCADE;
  DROP TABLE "animal_likes" CASCADE;
  DROP TABLE "shelter_follows" CASCADE;
  DROP INDEX "notifications_group_idx";
  DROP INDEX "notifications_mail_idx";
  ALTER TABLE "notifications" DROP COLUMN "group_key";
  ALTER TABLE "notifications" DROP COLUMN "mail";
  DROP TYPE "public"."enum_notifications_mail";`)
}
