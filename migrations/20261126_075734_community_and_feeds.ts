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
  
  CREATE TABLE "social_shares" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject_id" uuid NOT NULL,
  	"network" varchar NOT NULL,
  	"shared_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "wall_posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"author_id" uuid NOT NULL,
  	"shelter_id" uuid,
  	"animal_id" uuid,
  	"species" varchar,
  	"body" text NOT NULL,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"status" varchar DEFAULT 'PUBLISHED' NOT NULL,
  	"is_on_sheet" boolean DEFAULT false NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"reason" text,
  	"decided_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"edited_at" timestamp with time zone
  );
  
  CREATE TABLE "wall_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"author_id" uuid NOT NULL,
  	"body" text NOT NULL,
  	"status" varchar DEFAULT 'PUBLISHED' NOT NULL,
  	"reason" text,
  	"decided_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"edited_at" timestamp with time zone
  );
  
  CREATE TABLE "wall_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaign_thanks" (
  	"donation_id" uuid PRIMARY KEY NOT NULL,
  	"campaign_id" uuid NOT NULL,
  	"name" varchar(40) NOT NULL,
  	"shows_amount" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "badges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"icon_url" text,
  	"rarity" varchar NOT NULL,
  	"criteria_type" varchar NOT NULL,
  	"criteria_value" integer NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_badges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"badge_id" uuid NOT NULL,
  	"current_value" integer DEFAULT 0 NOT NULL,
  	"unlocked_at" timestamp with time zone,
  	"forced" varchar,
  	"forced_by" uuid,
  	"forced_at" timestamp with time zone,
  	"is_equipped" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "badge_admin_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"since" date NOT NULL
  );
  
  CREATE TABLE "badge_touches" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL
  );
  
  ALTER TABLE "lost_found_flags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "place_errors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "walk_flags" DISABLE ROW LEVEL SECURITY;

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
  CREATE INDEX "flags_object_idx" ON "flags" USING btree ("object_id","created_at");
  CREATE INDEX "flags_open_idx" ON "flags" USING btree ("about","created_at") WHERE settled_at is null;
  CREATE UNIQUE INDEX "flags_person_idx" ON "flags" USING btree ("object_id","flagged_by") WHERE settled_at is null and flagged_by is not null;
  CREATE INDEX "social_shares_subject_idx" ON "social_shares" USING btree ("subject_id","shared_at");
  CREATE INDEX "wall_posts_list_idx" ON "wall_posts" USING btree ("created_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "wall_posts_species_idx" ON "wall_posts" USING btree ("species","created_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "wall_posts_author_idx" ON "wall_posts" USING btree ("author_id","created_at");
  CREATE INDEX "wall_posts_shelter_idx" ON "wall_posts" USING btree ("shelter_id","created_at");
  CREATE INDEX "wall_posts_animal_idx" ON "wall_posts" USING btree ("animal_id","created_at");
  CREATE INDEX "wall_posts_held_idx" ON "wall_posts" USING btree ("status","decided_at") WHERE status <> 'PUBLISHED';
  CREATE INDEX "wall_posts_time_idx" ON "wall_posts" USING btree ("created_at","id");
  CREATE INDEX "wall_posts_words_idx" ON "wall_posts" USING gin (plain_text(body) gin_trgm_ops);
  CREATE INDEX "wall_comments_post_idx" ON "wall_comments" USING btree ("post_id","created_at","id");
  CREATE INDEX "wall_comments_author_idx" ON "wall_comments" USING btree ("author_id","created_at");
  CREATE INDEX "wall_comments_time_idx" ON "wall_comments" USING btree ("created_at","id");
  CREATE INDEX "wall_comments_words_idx" ON "wall_comments" USING gin (plain_text(body) gin_trgm_ops);
  CREATE INDEX "wall_comments_held_idx" ON "wall_comments" USING btree ("status","decided_at") WHERE status <> 'PUBLISHED';
  CREATE UNIQUE INDEX "wall_likes_once_idx" ON "wall_likes" USING btree ("post_id","user_id");
  CREATE INDEX "wall_likes_user_idx" ON "wall_likes" USING btree ("user_id");
  CREATE INDEX "campaign_thanks_campaign_idx" ON "campaign_thanks" USING btree ("campaign_id","created_at");
  CREATE UNIQUE INDEX "badges_name_idx" ON "badges" USING btree (lower(name));
  CREATE UNIQUE INDEX "user_badges_once_idx" ON "user_badges" USING btree ("user_id","badge_id");
  CREATE INDEX "user_badges_badge_idx" ON "user_badges" USING btree ("badge_id");
  CREATE INDEX "user_badges_forced_idx" ON "user_badges" USING btree ("forced_by") WHERE forced_by is not null;
  CREATE UNIQUE INDEX "user_badges_equipped_idx" ON "user_badges" USING btree ("user_id") WHERE is_equipped;
  CREATE UNIQUE INDEX "badge_admin_terms_once_idx" ON "badge_admin_terms" USING btree ("user_id","shelter_id");
  ALTER TABLE "donations" ADD CONSTRAINT "donations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "donations_campaign_idx" ON "donations" USING btree ("campaign_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");`)

  // The platform answers these addresses of a shelter’s site from now on: a page that had one moves.
  await db.execute(sql`
    update pages set slug = slug || '-' || left(id::text, 8) where slug in ('benevolat', 'collectes');
    update _pages_v set version_slug = version_slug || '-' || left(parent_id::text, 8)
      where version_slug in ('benevolat', 'collectes');`)

  // Whatever writes a fact that badges count, and however it is undone, its people are counted again.
  await db.execute(sql`
  CREATE FUNCTION badge_touch(person uuid) RETURNS void LANGUAGE sql AS $body$
    INSERT INTO badge_touches (user_id) SELECT person WHERE person IS NOT NULL $body$;
  CREATE FUNCTION badge_touch_address(address text) RETURNS void LANGUAGE sql AS $body$
    INSERT INTO badge_touches (user_id) SELECT id FROM users WHERE email = lower(address) $body$;
  CREATE FUNCTION badge_touch_row() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    named text;
    was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
    new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  BEGIN
    FOREACH named IN ARRAY TG_ARGV LOOP
      PERFORM badge_touch((new_row ->> named)::uuid);
      IF was ->> named IS DISTINCT FROM new_row ->> named THEN
        PERFORM badge_touch((was ->> named)::uuid);
      END IF;
    END LOOP;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_donor() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM badge_touch_address(d.email) FROM donors d WHERE d.id IN (OLD.donor_id, NEW.donor_id);
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_applicant() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM badge_touch(id) FROM (
      VALUES (OLD.applicant_user_id), (NEW.applicant_user_id), (OLD.assignee_id), (NEW.assignee_id)
    ) AS person(id) GROUP BY id;
    PERFORM badge_touch_address(address) FROM (
      VALUES (OLD.applicant_email), (NEW.applicant_email)) AS known(address) GROUP BY address;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_slot() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    INSERT INTO badge_touches (user_id)
      SELECT f.user_id FROM volunteer_shifts f WHERE f.slot_id = NEW.id AND f.attendance IS NOT NULL;
    RETURN NULL;
  END $body$;
  CREATE FUNCTION badge_touch_followed() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM badge_touch(NEW.id);
    INSERT INTO badge_touches (user_id) SELECT followed_id FROM profile_follows WHERE user_id = NEW.id;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON payments
    FOR EACH ROW EXECUTE FUNCTION badge_touch_donor();
  CREATE TRIGGER badge_touch AFTER UPDATE OR DELETE ON sponsorships
    FOR EACH ROW EXECUTE FUNCTION badge_touch_donor();
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON adoption_requests
    FOR EACH ROW EXECUTE FUNCTION badge_touch_applicant();
  CREATE TRIGGER badge_touch AFTER INSERT OR DELETE ON profile_follows
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('followed_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON users_memberships
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('_parent_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON lost_found_reports
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('user_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON walks
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('created_by');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON places
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('created_by_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON wall_posts
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('author_id');
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON volunteer_shifts
    FOR EACH ROW EXECUTE FUNCTION badge_touch_row('user_id');
  CREATE TRIGGER badge_touch AFTER UPDATE ON volunteer_slots
    FOR EACH ROW WHEN (OLD.cancelled_at IS DISTINCT FROM NEW.cancelled_at)
    EXECUTE FUNCTION badge_touch_slot();
  CREATE TRIGGER badge_touch AFTER UPDATE ON users
    FOR EACH ROW WHEN (OLD.email_verified IS DISTINCT FROM NEW.email_verified OR OLD.email IS DISTINCT FROM NEW.email)
    EXECUTE FUNCTION badge_touch_followed();`)
  // The role keeps no date: it cannot be older than the account and the shelter.
  await db.execute(sql`
  INSERT INTO badge_admin_terms (user_id, shelter_id, since)
  SELECT m._parent_id, m.shelter_id, max(greatest(u.created_at, s.created_at))::date
  FROM users_memberships m JOIN users u ON u.id = m._parent_id JOIN shelters s ON s.id = m.shelter_id
  WHERE m.role = 'ADMIN' GROUP BY 1, 2`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION badge_touch_row() CASCADE;
  DROP FUNCTION badge_touch_donor() CASCADE;
  DROP FUNCTION badge_touch_applicant() CASCADE;
  DROP FUNCTION badge_touch_slot() CASCADE;
  DROP FUNCTION badge_touch_followed() CASCADE;
  DROP FUNCTION badge_touch_address(text);
  DROP FUNCTION badge_touch(uuid);`)
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
  
  ALTER TABLE "campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "flags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "social_shares" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wall_posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wall_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wall_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaign_thanks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "user_badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "badge_admin_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "badge_touches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "flags" CASCADE;
  DROP TABLE "social_shares" CASCADE;
  DROP TABLE "wall_posts" CASCADE;
  DROP TABLE "wall_comments" CASCADE;
  DROP TABLE "wall_likes" CASCADE;
  DROP TABLE "campaign_thanks" CASCADE;
  DROP TABLE "badges" CASCADE;
  DROP TABLE "user_badges" CASCADE;
  DROP TABLE "badge_admin_terms" CASCADE;
  DROP TABLE "badge_touches" CASCADE;
  ALTER TABLE "donations" DROP CONSTRAINT "donations_campaign_id_campaigns_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaigns_fk";
  
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_consents_kind";
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('FORM_ANSWER', 'ADOPTION_REQUEST', 'JOIN_REQUEST', 'NEWSLETTER', 'RECEIPT');
  ALTER TABLE "consents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_consents_kind" USING "kind"::"public"."enum_consents_kind";
  DROP INDEX "donations_campaign_idx";
  DROP INDEX "payload_locked_documents_rels_campaigns_id_idx";
  CREATE INDEX "lost_found_flags_report_idx" ON "lost_found_flags" USING btree ("report_id","created_at");
  CREATE INDEX "lost_found_flags_open_idx" ON "lost_found_flags" USING btree ("created_at") WHERE settled_at is null;
  CREATE INDEX "place_errors_place_idx" ON "place_errors" USING btree ("place_id");
  CREATE INDEX "place_errors_open_idx" ON "place_errors" USING btree ("created_at") WHERE settled_at is null;
  CREATE INDEX "walk_flags_walk_idx" ON "walk_flags" USING btree ("walk_id","created_at");
  CREATE INDEX "walk_flags_open_idx" ON "walk_flags" USING btree ("created_at") WHERE settled_at is null;
  ALTER TABLE "donations" DROP COLUMN "campaign_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaigns_id";
  DROP TYPE "public"."enum_campaigns_status";`)
}
