import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_texts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"about_title" varchar,
  	"about_description" varchar,
  	"about_body" varchar,
  	"adoption_title" varchar,
  	"adoption_description" varchar,
  	"adoption_body" varchar,
  	"care_title" varchar,
  	"care_description" varchar,
  	"care_body" varchar,
  	"legal_title" varchar,
  	"legal_description" varchar,
  	"legal_body" varchar,
  	"privacy_title" varchar,
  	"privacy_description" varchar,
  	"privacy_body" varchar,
  	"terms_title" varchar,
  	"terms_description" varchar,
  	"terms_body" varchar,
  	"accessibility_title" varchar,
  	"accessibility_description" varchar,
  	"accessibility_body" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_texts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_about_title" varchar,
  	"version_about_description" varchar,
  	"version_about_body" varchar,
  	"version_adoption_title" varchar,
  	"version_adoption_description" varchar,
  	"version_adoption_body" varchar,
  	"version_care_title" varchar,
  	"version_care_description" varchar,
  	"version_care_body" varchar,
  	"version_legal_title" varchar,
  	"version_legal_description" varchar,
  	"version_legal_body" varchar,
  	"version_privacy_title" varchar,
  	"version_privacy_description" varchar,
  	"version_privacy_body" varchar,
  	"version_terms_title" varchar,
  	"version_terms_description" varchar,
  	"version_terms_body" varchar,
  	"version_accessibility_title" varchar,
  	"version_accessibility_description" varchar,
  	"version_accessibility_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_site_texts_v_created_at_idx" ON "_site_texts_v" USING btree ("created_at");
  CREATE INDEX "_site_texts_v_updated_at_idx" ON "_site_texts_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_texts" CASCADE;
  DROP TABLE "_site_texts_v" CASCADE;`)
}
