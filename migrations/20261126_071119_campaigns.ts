import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_campaigns_status" AS ENUM('DRAFT', 'PUBLISHED', 'ENDED', 'ARCHIVED');
  ALTER TYPE "public"."enum_consents_kind" ADD VALUE 'THANKS_WALL' BEFORE 'RECEIPT';
  CREATE TABLE "campaigns" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"story" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"goal_euros" numeric,
  	"report" varchar,
  	"status" "enum_campaigns_status" DEFAULT 'DRAFT' NOT NULL,
  	"slug" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"report_asked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "campaign_thanks" (
  	"donation_id" uuid PRIMARY KEY NOT NULL,
  	"campaign_id" uuid NOT NULL,
  	"name" varchar(40) NOT NULL,
  	"shows_amount" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "donations" ADD COLUMN "campaign_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaigns_id" uuid;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "campaigns_shelter_idx" ON "campaigns" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "campaigns_slug_idx" ON "campaigns" USING btree ("slug");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "campaigns_list_idx" ON "campaigns" USING btree (status,created_at desc,id);
  CREATE INDEX "campaigns_words_idx" ON "campaigns" USING gin (plain_text(coalesce(title, '') || ' ' || coalesce(summary, '') || ' ' || coalesce(story, '')) gin_trgm_ops);
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_media_id_idx" ON "campaigns_rels" USING btree ("media_id");
  CREATE INDEX "campaign_thanks_campaign_idx" ON "campaign_thanks" USING btree ("campaign_id","created_at");
  ALTER TABLE "donations" ADD CONSTRAINT "donations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "donations_campaign_idx" ON "donations" USING btree ("campaign_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");`)

  // The platform answers this address of a shelter’s site from now on: a page that had it moves.
  await db.execute(sql`
    update pages set slug = 'collectes-' || left(id::text, 8) where slug = 'collectes';
    update _pages_v set version_slug = 'collectes-' || left(parent_id::text, 8)
      where version_slug = 'collectes';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaign_thanks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "campaign_thanks" CASCADE;
  ALTER TABLE "donations" DROP CONSTRAINT "donations_campaign_id_campaigns_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaigns_fk";
  
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_consents_kind";
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('FORM_ANSWER', 'ADOPTION_REQUEST', 'JOIN_REQUEST', 'NEWSLETTER', 'RECEIPT');
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_consents_kind" USING "kind"::"public"."enum_consents_kind";
  DROP INDEX "donations_campaign_idx";
  DROP INDEX "payload_locked_documents_rels_campaigns_id_idx";
  ALTER TABLE "donations" DROP COLUMN "campaign_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaigns_id";
  DROP TYPE "public"."enum_campaigns_status";`)
}
