import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "faq_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"category" varchar,
  	"visible" boolean DEFAULT true,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"author_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"consent" boolean DEFAULT false,
  	"animal_id" uuid,
  	"photo_id" uuid,
  	"date" timestamp(3) with time zone,
  	"visible" boolean DEFAULT true,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "roles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"shelter_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_memberships" ADD COLUMN "title_id" uuid;
  ALTER TABLE "users_memberships" ADD COLUMN "photo_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_items_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonials_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "roles_id" uuid;
  ALTER TABLE "faq_items" ADD CONSTRAINT "faq_items_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "roles" ADD CONSTRAINT "roles_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "faq_items_shelter_idx" ON "faq_items" USING btree ("shelter_id");
  CREATE INDEX "faq_items_updated_at_idx" ON "faq_items" USING btree ("updated_at");
  CREATE INDEX "faq_items_created_at_idx" ON "faq_items" USING btree ("created_at");
  CREATE INDEX "faq_items_deleted_at_idx" ON "faq_items" USING btree ("deleted_at");
  CREATE INDEX "shelter_order_idx" ON "faq_items" USING btree ("shelter_id","order");
  CREATE INDEX "testimonials_shelter_idx" ON "testimonials" USING btree ("shelter_id");
  CREATE INDEX "testimonials_animal_idx" ON "testimonials" USING btree ("animal_id");
  CREATE INDEX "testimonials_photo_idx" ON "testimonials" USING btree ("photo_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "shelter_order_1_idx" ON "testimonials" USING btree ("shelter_id","order");
  CREATE INDEX "roles_shelter_idx" ON "roles" USING btree ("shelter_id");
  CREATE INDEX "roles_updated_at_idx" ON "roles" USING btree ("updated_at");
  CREATE INDEX "roles_created_at_idx" ON "roles" USING btree ("created_at");
  CREATE INDEX "roles_deleted_at_idx" ON "roles" USING btree ("deleted_at");
  CREATE INDEX "shelter_name_idx" ON "roles" USING btree ("shelter_id","name");
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_title_id_roles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_items_fk" FOREIGN KEY ("faq_items_id") REFERENCES "public"."faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_roles_fk" FOREIGN KEY ("roles_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_memberships_title_idx" ON "users_memberships" USING btree ("title_id");
  CREATE INDEX "users_memberships_photo_idx" ON "users_memberships" USING btree ("photo_id");
  CREATE INDEX "payload_locked_documents_rels_faq_items_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_items_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_roles_id_idx" ON "payload_locked_documents_rels" USING btree ("roles_id");
  -- By hand: the titles typed until now become titles of their shelter, so that none is lost.
  INSERT INTO "roles" ("id", "name", "description", "shelter_id")
  SELECT gen_random_uuid(), t."name", t."name", t."shelter_id" FROM (
    SELECT DISTINCT left(trim("public_title"), 60) AS "name", "shelter_id" FROM "users_memberships"
    WHERE trim(coalesce("public_title", '')) <> '' AND "shelter_id" IS NOT NULL
  ) t;
  UPDATE "users_memberships" m SET "title_id" = r."id" FROM "roles" r
  WHERE r."shelter_id" = m."shelter_id" AND r."name" = left(trim(m."public_title"), 60);
  ALTER TABLE "users_memberships" DROP COLUMN "public_title";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "roles" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "faq_items" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "roles" CASCADE;
  ALTER TABLE "users_memberships" DROP CONSTRAINT "users_memberships_title_id_roles_id_fk";
  
  ALTER TABLE "users_memberships" DROP CONSTRAINT "users_memberships_photo_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_roles_fk";
  
  DROP INDEX "users_memberships_title_idx";
  DROP INDEX "users_memberships_photo_idx";
  DROP INDEX "payload_locked_documents_rels_faq_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "payload_locked_documents_rels_roles_id_idx";
  ALTER TABLE "users_memberships" ADD COLUMN "public_title" varchar;
  ALTER TABLE "users_memberships" DROP COLUMN "title_id";
  ALTER TABLE "users_memberships" DROP COLUMN "photo_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "roles_id";`)
}
