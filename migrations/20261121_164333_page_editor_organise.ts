import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_sections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"name" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "shelter_name_idx";
  ALTER TABLE "pages" ALTER COLUMN "menu_order" DROP DEFAULT;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_menu_order" DROP DEFAULT;
  ALTER TABLE "pages" ADD COLUMN "social_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_social_image_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_sections_id" uuid;
  ALTER TABLE "saved_sections" ADD CONSTRAINT "saved_sections_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "saved_sections_shelter_idx" ON "saved_sections" USING btree ("shelter_id");
  CREATE INDEX "saved_sections_updated_at_idx" ON "saved_sections" USING btree ("updated_at");
  CREATE INDEX "saved_sections_created_at_idx" ON "saved_sections" USING btree ("created_at");
  CREATE INDEX "shelter_name_idx" ON "saved_sections" USING btree ("shelter_id","name");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_sections_fk" FOREIGN KEY ("saved_sections_id") REFERENCES "public"."saved_sections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_social_image_idx" ON "pages" USING btree ("social_image_id");
  CREATE INDEX "_pages_v_version_version_social_image_idx" ON "_pages_v" USING btree ("version_social_image_id");
  CREATE INDEX "shelter_name_1_idx" ON "roles" USING btree ("shelter_id","name");
  CREATE INDEX "payload_locked_documents_rels_saved_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_sections_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_sections" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saved_sections" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_social_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_social_image_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_sections_fk";
  
  DROP INDEX "pages_social_image_idx";
  DROP INDEX "_pages_v_version_version_social_image_idx";
  DROP INDEX "shelter_name_1_idx";
  DROP INDEX "payload_locked_documents_rels_saved_sections_id_idx";
  ALTER TABLE "pages" ALTER COLUMN "menu_order" SET DEFAULT 0;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_menu_order" SET DEFAULT 0;
  CREATE INDEX "shelter_name_idx" ON "roles" USING btree ("shelter_id","name");
  ALTER TABLE "pages" DROP COLUMN "social_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_social_image_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_sections_id";`)
}
