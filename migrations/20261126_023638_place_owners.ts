import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "place_claims" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"state" varchar DEFAULT 'SENT' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"used_at" timestamp with time zone,
  	"decided_at" timestamp with time zone,
  	"decided_by" uuid
  );
  
  CREATE TABLE "place_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"user_id" uuid,
  	"kind" varchar NOT NULL,
  	"before" jsonb NOT NULL,
  	"after" jsonb NOT NULL,
  	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  ALTER TABLE "places" ADD COLUMN "owner_id" uuid;
  ALTER TABLE "places" ADD COLUMN "owned_at" timestamp(3) with time zone;
  ALTER TABLE "places" ADD COLUMN "version" numeric DEFAULT 1 NOT NULL;
  CREATE INDEX "place_claims_place_idx" ON "place_claims" USING btree ("place_id");
  CREATE INDEX "place_claims_waiting_idx" ON "place_claims" USING btree ("used_at") WHERE state = 'WAITING';
  CREATE INDEX "place_claims_email_idx" ON "place_claims" USING btree (lower(email));
  CREATE INDEX "place_claims_user_idx" ON "place_claims" USING btree ("user_id");
  CREATE INDEX "place_changes_place_idx" ON "place_changes" USING btree ("place_id");
  CREATE INDEX "place_changes_open_idx" ON "place_changes" USING btree ("changed_at") WHERE settled_at is null;
  CREATE INDEX "place_changes_user_idx" ON "place_changes" USING btree ("user_id");
  ALTER TABLE "places" ADD CONSTRAINT "places_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "places_owner_idx" ON "places" USING btree ("owner_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "place_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "place_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "place_claims" CASCADE;
  DROP TABLE "place_changes" CASCADE;
  ALTER TABLE "places" DROP CONSTRAINT "places_owner_id_users_id_fk";
  
  DROP INDEX "places_owner_idx";
  ALTER TABLE "places" DROP COLUMN "owner_id";
  ALTER TABLE "places" DROP COLUMN "owned_at";
  ALTER TABLE "places" DROP COLUMN "version";`)
}
