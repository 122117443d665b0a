import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notifications_type" AS ENUM('WELCOME_SIGNUP', 'TEAM_INVITATION', 'TEAM_ROLE_CHANGED', 'ANIMAL_ADOPTED', 'ANIMAL_LIKED', 'PROFILE_LIKED', 'ADOPTION_REQUEST', 'ADOPTION_APPROVED', 'ADOPTION_REJECTED', 'NEWS_PUBLISHED', 'FORM_SUBMITTED', 'FORM_APPROVED', 'FORM_REJECTED', 'SYSTEM_ANNOUNCEMENT', 'SHELTER_VERIFIED', 'SHELTER_APPROVED', 'SHELTER_REJECTED', 'PLAN_EXPIRED', 'PLAN_RENEWED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_CANCELLED', 'EMERGENCY_ALERT', 'DONATION_RECEIVED', 'MESSAGE_RECEIVED', 'SYSTEM_UPDATE', 'GENERAL_INFO');
  CREATE TABLE "notifications" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"type" "enum_notifications_type" NOT NULL,
  	"title" varchar NOT NULL,
  	"message" varchar,
  	"shelter_id" uuid,
  	"animal_id" uuid,
  	"news_id" uuid,
  	"action_url" varchar,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id");
  CREATE INDEX "notifications_shelter_idx" ON "notifications" USING btree ("shelter_id");
  CREATE INDEX "notifications_animal_idx" ON "notifications" USING btree ("animal_id");
  CREATE INDEX "notifications_news_idx" ON "notifications" USING btree ("news_id");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "user_createdAt_idx" ON "notifications" USING btree ("user_id","created_at");
  CREATE INDEX "user_readAt_idx" ON "notifications" USING btree ("user_id","read_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "notifications" CASCADE;
  DROP TYPE "public"."enum_notifications_type";`)
}
