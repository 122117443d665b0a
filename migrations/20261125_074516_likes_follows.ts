import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  CREATE UNIQUE INDEX "animal_likes_once_idx" ON "animal_likes" USING btree ("user_id","animal_id");
  CREATE INDEX "animal_likes_animal_idx" ON "animal_likes" USING btree ("animal_id","created_at");
  CREATE UNIQUE INDEX "shelter_follows_once_idx" ON "shelter_follows" USING btree ("user_id","shelter_id");
  CREATE INDEX "shelter_follows_shelter_idx" ON "shelter_follows" USING btree ("shelter_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "animal_likes" CASCADE;
  DROP TABLE "shelter_follows" CASCADE;`)
}
