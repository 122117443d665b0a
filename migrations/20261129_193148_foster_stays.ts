import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "foster_stays" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"animal_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"note" text,
  	"started_on" date NOT NULL,
  	"ended_on" date,
  	"ended_by_leaving" boolean DEFAULT false NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"created_by" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "foster_stays_animal_idx" ON "foster_stays" USING btree ("animal_id","started_on");
  CREATE UNIQUE INDEX "foster_stays_open_idx" ON "foster_stays" USING btree ("animal_id") WHERE ended_on is null;
  CREATE INDEX "foster_stays_shelter_idx" ON "foster_stays" USING btree ("shelter_id");
  CREATE INDEX "foster_stays_email_lower_idx" ON "foster_stays" USING btree (lower("email"));
  CREATE INDEX "foster_stays_created_by_idx" ON "foster_stays" USING btree ("created_by");
  CREATE FUNCTION badge_touch_foster() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    PERFORM badge_touch_address(address) FROM (
      VALUES (OLD.email), (NEW.email)) AS known(address) WHERE address IS NOT NULL GROUP BY address;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER badge_touch AFTER INSERT OR UPDATE OR DELETE ON "foster_stays"
    FOR EACH ROW EXECUTE FUNCTION badge_touch_foster();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "foster_stays" CASCADE;
  DROP FUNCTION badge_touch_foster();`)
}
