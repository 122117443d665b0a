import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lost_found_reports_kind" AS ENUM('LOST', 'FOUND');
  CREATE TYPE "public"."enum_lost_found_reports_status" AS ENUM('OPEN', 'MATCHED', 'RETURNED', 'CLOSED', 'EXPIRED');
  CREATE TYPE "public"."enum_lost_found_reports_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_sex" AS ENUM('MALE', 'FEMALE', 'UNKNOWN');
  CREATE TYPE "public"."enum_lost_found_reports_coat" AS ENUM('BLACK', 'WHITE', 'GREY', 'BROWN', 'GINGER', 'CREAM', 'TABBY', 'TRICOLOUR', 'GREEN', 'YELLOW', 'BLUE', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_coat2" AS ENUM('BLACK', 'WHITE', 'GREY', 'BROWN', 'GINGER', 'CREAM', 'TABBY', 'TRICOLOUR', 'GREEN', 'YELLOW', 'BLUE', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_size" AS ENUM('SMALL', 'MEDIUM', 'LARGE');
  CREATE TYPE "public"."enum_lost_found_reports_age" AS ENUM('YOUNG', 'ADULT', 'SENIOR');
  CREATE TYPE "public"."enum_lost_found_reports_chip" AS ENUM('READ', 'NONE', 'UNKNOWN');
  CREATE TYPE "public"."enum_lost_found_reports_whereabouts" AS ENUM('SEEN', 'KEPT', 'HANDED');
  CREATE TABLE "lost_found_reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_lost_found_reports_kind" NOT NULL,
  	"status" "enum_lost_found_reports_status" DEFAULT 'OPEN' NOT NULL,
  	"species" "enum_lost_found_reports_species" NOT NULL,
  	"name" varchar,
  	"sex" "enum_lost_found_reports_sex" NOT NULL,
  	"coat" "enum_lost_found_reports_coat",
  	"coat2" "enum_lost_found_reports_coat2",
  	"size" "enum_lost_found_reports_size",
  	"age" "enum_lost_found_reports_age",
  	"breed" varchar,
  	"marks" varchar,
  	"collar" varchar,
  	"chip" "enum_lost_found_reports_chip" NOT NULL,
  	"whereabouts" "enum_lost_found_reports_whereabouts",
  	"text" varchar,
  	"has_reward" boolean DEFAULT false,
  	"photos" jsonb,
  	"day" varchar NOT NULL,
  	"commune_code" varchar,
  	"commune_name" varchar,
  	"department" varchar,
  	"place_words" varchar,
  	"is_exact" boolean DEFAULT false,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"shown_lat" numeric NOT NULL,
  	"shown_lng" numeric NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"user_id" uuid,
  	"id_number" varchar,
  	"secret_detail" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"reminders" numeric DEFAULT 0,
  	"ended_at" timestamp(3) with time zone,
  	"end_words" varchar,
  	"hidden_at" timestamp(3) with time zone,
  	"hidden_for" varchar,
  	"taken_by_id" uuid,
  	"animal_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lost_found_matches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lost_id" uuid,
  	"found_id" uuid,
  	"animal_id" uuid,
  	"score" integer NOT NULL,
  	"is_certain" boolean DEFAULT false NOT NULL,
  	"reasons" jsonb NOT NULL,
  	"state" varchar DEFAULT 'NEW' NOT NULL,
  	"told_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "lost_found_matches_pair" UNIQUE NULLS NOT DISTINCT("lost_id","found_id","animal_id")
  );
  
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_taken_by_id_shelters_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lost_found_reports_user_idx" ON "lost_found_reports" USING btree ("user_id");
  CREATE INDEX "lost_found_reports_taken_by_idx" ON "lost_found_reports" USING btree ("taken_by_id");
  CREATE INDEX "lost_found_reports_animal_idx" ON "lost_found_reports" USING btree ("animal_id");
  CREATE INDEX "lost_found_reports_updated_at_idx" ON "lost_found_reports" USING btree ("updated_at");
  CREATE INDEX "lost_found_reports_created_at_idx" ON "lost_found_reports" USING btree ("created_at");
  CREATE INDEX "lost_found_list_idx" ON "lost_found_reports" USING btree ("kind","day","id") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_place_idx" ON "lost_found_reports" USING btree ("kind","shown_lat","shown_lng") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_matches_found_idx" ON "lost_found_matches" USING btree ("found_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lost_found_reports" CASCADE;
  DROP TABLE "lost_found_matches" CASCADE;
  DROP TYPE "public"."enum_lost_found_reports_kind";
  DROP TYPE "public"."enum_lost_found_reports_status";
  DROP TYPE "public"."enum_lost_found_reports_species";
  DROP TYPE "public"."enum_lost_found_reports_sex";
  DROP TYPE "public"."enum_lost_found_reports_coat";
  DROP TYPE "public"."enum_lost_found_reports_coat2";
  DROP TYPE "public"."enum_lost_found_reports_size";
  DROP TYPE "public"."enum_lost_found_reports_age";
  DROP TYPE "public"."enum_lost_found_reports_chip";
  DROP TYPE "public"."enum_lost_found_reports_whereabouts";`)
}
