import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"about" varchar NOT NULL,
  	"object_id" uuid NOT NULL,
  	"kind" varchar,
  	"words" text,
  	"flagged_by" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"told_at" timestamp with time zone,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  insert into flags (id, about, object_id, words, created_at, told_at, settled_at, settled_by, outcome)
    select id, 'lost_found_reports', report_id, reason, created_at, told_at, settled_at, settled_by, outcome
    from lost_found_flags;
  insert into flags (id, about, object_id, kind, words, created_at, told_at, settled_at, settled_by)
    select id, 'places', place_id, what, words, created_at, created_at, settled_at, settled_by
    from place_errors;
  insert into flags (id, about, object_id, kind, words, created_at, told_at, settled_at, settled_by, outcome)
    select id, 'walks', walk_id, kind, reason, created_at, told_at, settled_at, settled_by, outcome
    from walk_flags;

  DROP TABLE "lost_found_flags" CASCADE;
  DROP TABLE "place_errors" CASCADE;
  DROP TABLE "walk_flags" CASCADE;
  CREATE INDEX "flags_object_idx" ON "flags" USING btree ("object_id","created_at");
  CREATE INDEX "flags_open_idx" ON "flags" USING btree ("about","created_at") WHERE settled_at is null;
  CREATE UNIQUE INDEX "flags_person_idx" ON "flags" USING btree ("object_id","flagged_by") WHERE settled_at is null and flagged_by is not null;`)

  // The platform answers this address of a shelter’s site from now on: a page that had it moves.
  await db.execute(sql`
    update pages set slug = 'benevolat-' || left(id::text, 8) where slug = 'benevolat';
    update _pages_v set version_slug = 'benevolat-' || left(parent_id::text, 8)
      where version_slug = 'benevolat';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lost_found_flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"reason" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"told_at" timestamp with time zone,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  CREATE TABLE "place_errors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"what" varchar NOT NULL,
  	"words" text,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid
  );
  
  CREATE TABLE "walk_flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"walk_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"reason" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"told_at" timestamp with time zone,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  DROP TABLE "flags" CASCADE;
  CREATE INDEX "lost_found_flags_report_idx" ON "lost_found_flags" USING btree ("report_id","created_at");
  CREATE INDEX "lost_found_flags_open_idx" ON "lost_found_flags" USING btree ("created_at") WHERE settled_at is null;
  CREATE INDEX "place_errors_place_idx" ON "place_errors" USING btree ("place_id");
  CREATE INDEX "place_errors_open_idx" ON "place_errors" USING btree ("created_at") WHERE settled_at is null;
  CREATE INDEX "walk_flags_walk_idx" ON "walk_flags" USING btree ("walk_id","created_at");
  CREATE INDEX "walk_flags_open_idx" ON "walk_flags" USING btree ("created_at") WHERE settled_at is null;`)
}
